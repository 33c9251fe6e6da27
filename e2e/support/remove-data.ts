import { rmSync } from 'node:fs';

/** The data of a run is gone with it. */
export default function removeData(): void {
  const folder = process.env.POSY_E2E_DATA;
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
}
