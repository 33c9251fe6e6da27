import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { ReleaseFault } from '../release-fault';
import { writeShared } from '../stored/shared-files';

const tokenSchema = v.object({
  id: v.string(),
  team: v.string(),
  /** Packages that it may release, `shell` among them. */
  packages: v.array(v.string()),
  madeAt: v.string(),
  /** Of the token: nobody who reads the file can deploy. */
  sha256: v.string(),
});
/** A team's right to release some packages. */
export type DeployToken = v.InferOutput<typeof tokenSchema>;

const fileName = 'deploy-tokens.json';

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The tokens with which teams release over HTTP. A file beside the sets, of which the owner alone can read the hashes. */
export const openDeployTokens = (dir: string) => {
  const path = join(dir, fileName);
  const all = (): DeployToken[] => {
    if (!existsSync(path)) return [];
    const parsed = v.safeParse(v.array(tokenSchema), JSON.parse(readFileSync(path, 'utf8')));
    if (!parsed.success) throw new ReleaseFault(`${path} cannot be read: nobody can deploy with a token.`);
    return parsed.output;
  };
  const save = async (tokens: readonly DeployToken[]): Promise<void> => {
    await writeShared(path, `${JSON.stringify(tokens, null, 2)}\n`);
    await chmod(path, 0o600);
  };
  return {
    all,
    /** Creates a token. Returns it: it is shown only this once. */
    async add(team: string, packages: readonly string[]): Promise<{ id: string; token: string }> {
      const [id, secret] = [randomBytes(4).toString('hex'), randomBytes(32).toString('base64url')];
      const token = `posy_${id}_${secret}`;
      const made = { id, team, packages: [...packages], madeAt: new Date().toISOString() };
      await save([...all(), { ...made, sha256: hashOf(token).toString('hex') }]);
      return { id, token };
    },
    /** Takes a token away. False: there is none of that id. */
    async remove(id: string): Promise<boolean> {
      const [tokens, rest] = [all(), all().filter((token) => token.id !== id)];
      if (rest.length === tokens.length) return false;
      await save(rest);
      return true;
    },
    /** Returns the stored token; null for an unknown one. */
    find(token: string): DeployToken | null {
      const hash = hashOf(token);
      return all().find(({ sha256 }) => timingSafeEqual(Buffer.from(sha256, 'hex'), hash)) ?? null;
    },
  };
};
