import type { AnswerStore, AnswerToStore, StoredAnswer } from '#app/platform/cache/answer-store.ts';

/** The round of what is due in a round of its topics. */
const dueIn = (round: number) => -2 - round;

/** What one process keeps of answers, without a database. */
export function answersOfOne(): AnswerStore & {
  readonly all: Map<string, AnswerToStore>;
} {
  const all = new Map<string, AnswerToStore>();
  const rounds = new Map<string, number>();
  const roundOf = (topics: readonly string[]) =>
    topics.reduce((round, topic) => round + (rounds.get(topic) ?? 0), 0);
  const begin = (topics: readonly string[]) => {
    for (const topic of topics) rounds.set(topic, (rounds.get(topic) ?? 0) + 1);
  };
  return {
    all,
    async find(kind, key): Promise<StoredAnswer | null> {
      const row = all.get(`${kind} ${key}`);
      if (!row) return null;
      const isDue = row.round === dueIn(roundOf(row.topics));
      return { ...row, isDue, isOutdated: !isDue && row.round < roundOf(row.topics) };
    },
    round: async (topics) => roundOf(topics),
    async keep(answer) {
      all.set(`${answer.kind} ${answer.key}`, structuredClone(answer));
    },
    async drop(kind, key) {
      all.delete(`${kind} ${key}`);
    },
    async outdate(topics, gone = [], shown = []) {
      begin(topics);
      for (const [key, row] of all)
        if (row.about.some((one) => shown.includes(one))) all.set(key, { ...row, round: -1 });
      for (const [key, { about }] of all)
        if (about.some((one) => gone.includes(one))) all.delete(key);
    },
    async renew(subjects) {
      const meant = [...all].filter(([, { round, topics, about }]) => {
        const isMeant = [...about, ...topics].some((one) => subjects.includes(one));
        return isMeant && (round >= roundOf(topics) || round === dueIn(roundOf(topics)));
      });
      begin(subjects);
      for (const [key, row] of meant) all.set(key, { ...row, round: dueIn(roundOf(row.topics)) });
    },
  };
}
