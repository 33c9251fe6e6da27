import { renderPlanning } from './render-planning';

/** Renders the remote for each test of a file and unmounts it afterwards. */
export const planningPage = () => {
  let leave: () => Promise<void> = async () => undefined;
  afterEach(() => leave());
  return async (options: Parameters<typeof renderPlanning>[0]) => {
    const page = await renderPlanning(options);
    leave = page.leave;
    return page;
  };
};
