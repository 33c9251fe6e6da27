import { isOwnEvent } from '@posy/shared-contracts/declared-events';
import { eventNamed } from '@posy/shared-contracts/events';
import type { OpenManifestInput } from '@posy/shared-contracts/manifest';

/** A fault of a manifest that its schema does not show. */
export interface ManifestFault {
  field: string;
  what: string;
  cure: string;
}

/** Returns true when a module such as `./slots/home.card` has a source file. */
type HasSource = (module: string) => boolean;

type FindFaults = (manifest: OpenManifestInput, hasSource: HasSource) => ManifestFault[];

const missingSources: FindFaults = ({ exposes }, hasSource) =>
  exposes.flatMap((module, index) =>
    hasSource(module)
      ? []
      : [
          {
            field: `exposes.${index}`,
            what: `${module} has no file src/${module.slice(2)}.tsx or .ts`,
            cure: 'Write the file, or take the module out of the list.',
          },
        ],
  );

const unexposed = (field: string, module: string, why: string, exposes: readonly string[]): ManifestFault[] =>
  exposes.includes(module)
    ? []
    : [{ field, what: `${why} need ${module}, which is not exposed`, cure: `Add '${module}' to exposes.` }];

const missingModules: FindFaults = ({ basePaths, exposes, handles, slots }) => [
  ...(basePaths.length > 0 ? unexposed('basePaths', './app', 'its screens', exposes) : []),
  ...(handles.length > 0 ? unexposed('handles', './reactions', 'events that it handles', exposes) : []),
  ...slots.flatMap(({ slot, module }, index) =>
    unexposed(`slots.${index}.module`, module, `widgets of ${slot}`, exposes),
  ),
];

const strayEntries: FindFaults = ({ navigation, basePaths }) =>
  navigation.flatMap(({ path }, index) => {
    const [first = ''] = path.split('/');
    if (basePaths.includes(first)) return [];
    return [
      {
        field: `navigation.${index}.path`,
        what: `${path} leads to no screen of this remote`,
        cure: `Let it begin with one of basePaths (${basePaths.join(', ')}), or add '${first}' to them.`,
      },
    ];
  });

const strayPages: FindFaults = ({ pages = [], basePaths }) =>
  pages.flatMap(({ path }, index) =>
    basePaths.includes(path.split('/')[0] ?? '')
      ? []
      : [
          {
            field: `pages.${index}.path`,
            what: `${path} is no page of this remote`,
            cure: `Let it begin with one of basePaths (${basePaths.join(', ')}).`,
          },
        ],
  );

const ownEvents = ({ events = {} }: OpenManifestInput): string[] => Object.keys(events);

const foreignEvents: FindFaults = (manifest) =>
  ownEvents(manifest).flatMap((event) =>
    isOwnEvent(manifest.name, event) && eventNamed(event) === null
      ? []
      : [
          {
            field: `events.${event}`,
            what: `${event} is no event of ${manifest.name}`,
            cure: `Call it ${manifest.name}.${event.split('.').at(-1)}.`,
          },
        ],
  );

const undeclaredEvents: FindFaults = (manifest) =>
  manifest.publishes.flatMap((event, index) =>
    eventNamed(event) !== null || ownEvents(manifest).includes(event)
      ? []
      : [
          {
            field: `publishes.${index}`,
            what: `${event} is no event of the platform, and this manifest does not declare it`,
            cure: `Declare it in events, as ${manifest.name}.…, with the JSON Schema of its payload.`,
          },
        ],
  );

const kinds: readonly FindFaults[] = [
  missingSources,
  missingModules,
  strayEntries,
  strayPages,
  foreignEvents,
  undeclaredEvents,
];

/** Faults between the fields of a manifest, and between it and its sources. */
export const manifestFaults: FindFaults = (manifest, hasSource) => kinds.flatMap((find) => find(manifest, hasSource));
