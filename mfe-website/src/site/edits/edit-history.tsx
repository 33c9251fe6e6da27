import { type EditPlace, type Performed, performEdit, type PersonsEdit } from '@posy/remote-kit/edits';
import { createContext, type ReactNode, use, useMemo, useRef, useState } from 'react';

/** An edit that can be taken back, or made again. */
interface Done {
  place: EditPlace;
  made: PersonsEdit;
  performed: Performed;
}

type Perform = (place: EditPlace, made: PersonsEdit) => Performed;

interface EditHistory {
  canUndo: boolean;
  canRedo: boolean;
  undo: () => void;
  redo: () => void;
}

const PerformContext = createContext<Perform>(performEdit);
const HistoryContext = createContext<EditHistory>({
  canUndo: false,
  canRedo: false,
  undo: () => undefined,
  redo: () => undefined,
});

/** Makes an edit; below a history it is recorded there. */
export const usePerform = (): Perform => use(PerformContext);

/** The history of edits on this screen, with a step back and a step forth. */
export const useEditHistory = (): EditHistory => use(HistoryContext);

const without = (list: readonly Done[], one: Done): Done[] => list.filter((other) => other !== one);

/** Keeps what a person does below it, whatever it is about, in its order, until the screen is left. */
export const EditHistoryProvider = ({ children }: { children: ReactNode }) => {
  const past = useRef<readonly Done[]>([]);
  const future = useRef<readonly Done[]>([]);
  const [shown, setShown] = useState({ canUndo: false, canRedo: false });
  const steps = useMemo(() => {
    const become = (before: readonly Done[], after: readonly Done[]): void => {
      past.current = before;
      future.current = after;
      setShown({ canUndo: before.length > 0, canRedo: after.length > 0 });
    };
    const make = (place: EditPlace, made: PersonsEdit, after: readonly Done[]): Performed => {
      const drop = (): void => become(without(past.current, done), without(future.current, done));
      const step: PersonsEdit = {
        ...made,
        onRejected() {
          made.onRejected?.();
          drop();
        },
        onUndone() {
          made.onUndone?.();
          become(without(past.current, done), [...without(future.current, done), done]);
        },
      };
      const performed = performEdit(place, step);
      const done: Done = { place, made, performed };
      if (made.edit.changes.length > 0) become([...past.current, done], after);
      return performed;
    };
    return {
      perform: (place: EditPlace, made: PersonsEdit): Performed => make(place, made, []),
      undo(): void {
        const last = past.current.at(-1);
        if (last === undefined) return;
        last.performed.stepBack();
        // When somebody else edited further, the undo changes nothing and the step leaves the history.
        become(without(past.current, last), future.current);
      },
      redo(): void {
        const next = future.current.at(-1);
        if (next !== undefined) make(next.place, next.made, without(future.current, next));
      },
    };
  }, []);
  const history = useMemo(() => ({ ...shown, undo: steps.undo, redo: steps.redo }), [shown, steps]);
  return (
    <PerformContext value={steps.perform}>
      <HistoryContext value={history}>{children}</HistoryContext>
    </PerformContext>
  );
};
