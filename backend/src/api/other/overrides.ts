import { type Handler } from '../handler';
import { Refusal } from '../refusal';

/** Lists what pages may take a remote from, for people who may ask for it. */
export const overrides: Handler<'overrides'> = async (context, { identity }) => {
  if (context.overrides === null)
    throw new Refusal(404, 'overrides-off', 'This installation shows remotes as they are deployed.');
  if (!context.overrides.isOpenToAll && identity?.kind !== 'operator')
    throw new Refusal(403, 'not-an-operator', 'Only operators may show remotes in another version.');
  const { localhost, origins, permit, versions } = await context.overrides.offers();
  return { localhost, origins: [...origins], permit, versions };
};
