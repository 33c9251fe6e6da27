import { step } from '#support/progress';
import { buildProject } from '../build-project';
import { readProject } from '../project';

/** `posy-remote build`: builds the remote of this folder into `dist/`. */
export const main = async (): Promise<void> => {
  const project = await readProject();
  await step(`building ${project.manifest.name}`, () => buildProject(project));
};
