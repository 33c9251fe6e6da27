import { anyName, anySegments, type TargetSegment } from '../match/pattern';
import { type ListRequest } from '../runtime/contract';
import { documentPath } from '../runtime/from-document';
import { type RulePath } from '../runtime/rule-value';

const root = ['databases', '(default)', 'documents'];

/** The paths that a query ranges over. A document that is asked for by its id is one path. */
export const listTarget = (request: ListRequest, name: RulePath | null): TargetSegment[] => {
  const path = name === null ? null : documentPath(name);
  if (path !== null) return [...root, ...path.split('/')];
  const parent = request.parent === '' ? [] : request.parent.split('/');
  if (!request.allDescendants) return [...root, ...parent, request.collectionId, anyName];
  // Without a collection id, the query is for all collections.
  const collection = request.collectionId === '' ? [] : [request.collectionId];
  return [...root, ...parent, anySegments, ...collection, anyName];
};
