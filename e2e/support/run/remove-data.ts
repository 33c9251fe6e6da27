import { rmSync } from 'node:fs';

/** The data of a run is gone with it. */
export default function removeData(): void {
  const folder = process.env.POSY_TEST_FOLDER;
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
}
