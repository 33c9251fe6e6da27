import { type AccessRules } from '../access/access';
import { type Reporter } from '../access/report';
import { type Committer } from '../commit/committer';
import { type AllHoldings } from '../limits/holdings';
import { type CheckQuota } from '../limits/quotas';
import { type Turns } from '../limits/turns';
import { type WorkBudget } from '../limits/work-budget';
import { type DocumentStore } from '../store/document-store';
import { type DatabaseNames } from '../values/names';
import { type Transactions } from './transactions';

/** Dependencies of the operations. */
export interface ApiContext {
  store: DocumentStore;
  names: DatabaseNames;
  access: AccessRules;
  committer: Committer;
  transactions: Transactions;
  holdings: AllHoldings;
  checkQuota: CheckQuota;
  /** Limits callers' reads per minute. */
  work: WorkBudget;
  turns: Turns;
  report: Reporter;
}
