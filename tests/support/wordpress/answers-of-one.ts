import type {
  AnswerStore,
  AnswerToStore,
  StoredAnswer,
} from '#app/platform/process/answer-store.ts';

/** What one process keeps of answers, without a database. */
export function answersOfOne(): AnswerStore & {
  readonly all: Map<string, AnswerToStore>;
} {
  const all = new Map<string, AnswerToStore>();
  const rounds = new Map<string, number>();
  const roundOf = (topics: readonly string[]) =>
    topics.reduce((round, topic) => round + (rounds.get(topic) ?? 0), 0);
  return {
    all,
    async find(kind, key): Promise<StoredAnswer | null> {
      const row = all.get(`${kind} ${key}`);
      return row ? { ...row, isOutdated: row.round < roundOf(row.topics) } : null;
    },
    round: async (topics) => roundOf(topics),
    async keep(answer) {
      all.set(`${answer.kind} ${answer.key}`, structuredClone(answer));
    },
    async drop(kind, key) {
      all.delete(`${kind} ${key}`);
    },
    async outdate(topics, gone = [], shown = []) {
      for (const topic of topics) rounds.set(topic, (rounds.get(topic) ?? 0) + 1);
      for (const [key, row] of all)
        if (row.about.some((one) => shown.includes(one))) all.set(key, { ...row, round: -1 });
      for (const [key, { about }] of all)
        if (about.some((one) => gone.includes(one))) all.delete(key);
    },
  };
}
