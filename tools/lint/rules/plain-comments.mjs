/** Words that begin a relative clause or an indirect question: without its main clause a reader has to guess the noun. */
const relatives = 'What|Who|Whom|Whose|Whether|Where|Which|Whoever|Whatever|Whichever|How|Why';

/** “Those that wait”: the pronoun stands where the noun should. “Those guests” and “The one rule” name theirs. */
const pronouns = String.raw`(?:Those|The ones?)\s+(?:that|who|which|whose|of|in|with)`;

/** “All that a page needs”, “Everybody who may read it”: a pronoun again, however many it stands for. */
const quantities = String.raw`(?:All|Everything|Everybody|Anybody|Anything)\s+(?:that|who)`;

const clauses = String.raw`(?:${relatives}|${pronouns}|${quantities})\b`;

/** A sentence that begins with one of them; a question may. */
const relative = new RegExp(String.raw`(?:^|[.:;!?]\s+)(${clauses})(?![^.]*\?)`, 'u');

/** A clause with “when” has its main clause behind a comma. */
const fragment = /^When\b[^,.:;]*(?:\.|$)/u;

/** “For who reads along”: the person has no noun. */
const nounless = /\b(?:for|of|by|to|from|with|than) who\b(?! to\b)/u;

/** Most files contain none of these words: their comments are not even read. */
const suspect = new RegExp(String.raw`\b(?:${relatives}|Those|The ones?|All|Every\w+|Any\w+|When|\w+ who)\b`, 'u');

const sentencesOf = ({ value }) =>
  value
    .replace(/^\*/u, '')
    .replaceAll(/\n\s*\*?/gu, ' ')
    .trim();

const faultOf = (comment) => {
  const text = sentencesOf(comment);
  const begins = relative.exec(text)?.[1] ?? fragment.exec(text)?.[0];
  if (begins !== undefined) return { messageId: 'relative', data: { words: begins.split(' ')[0] } };
  const found = nounless.exec(text)?.[0];
  return found === undefined ? null : { messageId: 'noun', data: { words: found } };
};

/** Comments that are understood at the first reading: subject, verb, object. */
export const plainComments = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      relative: 'A sentence begins with “{{words}}”: say it with a subject and a verb, and name the noun.',
      noun: '“{{words}}” lacks its noun: name the person.',
    },
  },
  create: (context) => ({
    Program() {
      if (!suspect.test(context.sourceCode.text)) return;
      for (const comment of context.sourceCode.getAllComments()) {
        const fault = faultOf(comment);
        if (fault !== null) context.report({ loc: comment.loc, ...fault });
      }
    },
  }),
};
