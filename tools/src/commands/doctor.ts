import { examine } from '../doctor/examine';
import { type Finding } from '../doctor/finding';
import { thisMachine } from '../doctor/this-machine';
import { dataFolder, releasesDir } from '../support/data-folder';
import { PlainError, say } from '../support/progress';

const mark: Record<Finding['verdict'], string> = { ok: 'ok   ', warning: 'look ', fault: 'FAULT' };

/** `posy doctor`: looks through this installation and says what is wrong with it; ends with 1 when something is. */
export const main = async (): Promise<void> => {
  const env = { ...process.env, POSY_DATA_DIR: dataFolder() };
  const findings = await examine({ machine: thisMachine(), env, releasesDir: releasesDir() });
  for (const { topic, verdict, text } of findings) console.log(`  ${mark[verdict]}  ${topic.padEnd(16)}  ${text}`);
  const count = (verdict: Finding['verdict']): number => findings.filter((one) => one.verdict === verdict).length;
  const sum = `${count('fault')} faults, ${count('warning')} to look at, ${count('ok')} in order`;
  if (count('fault') > 0) throw new PlainError(sum);
  say(sum);
};
