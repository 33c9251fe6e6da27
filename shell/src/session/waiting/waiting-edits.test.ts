import { createWaitingEdits, type EditMarks } from './waiting-edits';

/** The stored marks of a device, and tabs that read them. */
const createDevice = () => {
  let stored: readonly string[] = [];
  const tabs: (() => void)[] = [];
  let ids = 0;
  const openTab = () => {
    let changed: () => void = () => undefined;
    tabs.push(() => changed());
    const own = tabs.length - 1;
    const marks: EditMarks = {
      read: () => stored,
      write(next) {
        stored = next;
        tabs.forEach((report, index) => index !== own && report());
      },
      onChangedElsewhere: (run) => {
        changed = run;
      },
    };
    return createWaitingEdits(marks, () => `e${(ids += 1)}`);
  };
  return { openTab };
};

/** An edit whose answer the test gives. */
const createEdit = () => {
  let accept: () => void = () => undefined;
  let refuse: (error: Error) => void = () => undefined;
  const answer = new Promise<void>((resolve, reject) => {
    accept = resolve;
    refuse = reject;
  });
  return { commit: () => answer, accept, refuse };
};

test('counts edits that wait, and fewer with every answer, whichever it is', async () => {
  const edits = createDevice().openTab();
  const [first, second] = [createEdit(), createEdit()];
  const saved = edits.during(first.commit);
  const refused = edits.during(second.commit);
  expect(edits.count.get()).toBe(2);
  first.accept();
  await saved;
  expect(edits.count.get()).toBe(1);
  second.refuse(new Error('permission denied'));
  await expect(refused).rejects.toThrow('permission denied');
  expect(edits.count.get()).toBe(0);
});

test('tells the other tabs of the device', async () => {
  const device = createDevice();
  const [one, other] = [device.openTab(), device.openTab()];
  const edit = createEdit();
  const reported: number[] = [];
  other.count.subscribe(() => reported.push(other.count.get()));
  const saved = one.during(edit.commit);
  edit.accept();
  await saved;
  expect(reported).toEqual([1, 0]);
});

test('counts what an earlier page left until all of it is answered, and not what came since', async () => {
  const device = createDevice();
  void device.openTab().during(createEdit().commit);
  const edits = device.openTab();
  expect(edits.count.get()).toBe(1);
  const queue = createEdit();
  const answered = edits.whenAnswered(queue.commit);
  void edits.during(createEdit().commit);
  expect(edits.count.get()).toBe(2);
  queue.accept();
  await answered;
  expect(edits.count.get()).toBe(1);
});

test('says where edits wait, each place once, also to the next page', async () => {
  const device = createDevice();
  const edits = device.openTab();
  const first = createEdit();
  const saved = edits.during(first.commit, 'guestlist');
  void edits.during(createEdit().commit, 'budget');
  void edits.during(createEdit().commit, 'budget');
  void edits.during(createEdit().commit);
  expect(edits.places.get()).toEqual(['guestlist', 'budget']);
  first.accept();
  await saved;
  expect(edits.places.get()).toEqual(['budget']);
  expect(device.openTab().places.get()).toEqual(['budget']);
});

test('forgets all of them with whoever signs out', () => {
  const edits = createDevice().openTab();
  void edits.during(createEdit().commit);
  edits.forget();
  expect(edits.count.get()).toBe(0);
});
