import { type Needs, needsAmong } from './read-needs';

/** “Ada (nut allergy)”, “Kim - coeliac”: a name and the words behind it. */
const behindName = /^(?<name>[^()]+?)(?:\s*\((?<inside>[^()]+)\)|\s+[-–—:]\s(?<behind>[^()]+))$/u;

/**
 * Divides a name from the needs behind it, which it also returns as they are written; null when none stand there. Other
 * words in the brackets remain with the name.
 */
export const needsBehindName = (text: string): { name: string; needs: Needs; typed: string } | null => {
  const { name, inside, behind } = behindName.exec(text)?.groups ?? {};
  const found = needsAmong(inside ?? behind ?? '');
  if (name === undefined || found === null || (inside === undefined && found.others !== '')) return null;
  return { name: found.others === '' ? name : `${name} (${found.others})`, needs: found.needs, typed: found.written };
};
