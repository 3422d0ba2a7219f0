import { type Kind, kindNames } from '#domain/resolutions/kind.ts';
import { type SecretTerms, secretFault } from '#domain/votes/secret/secret-terms.ts';
import { kindOf } from './kind-of.ts';
import type { Answers, Topic } from './topics.ts';

export type AgendaDraft = {
  readonly topic: Topic;
  readonly answers: Answers;
  readonly title: string;
  /** 議案の要領: what is put to the vote. */
  readonly gist: string;
  /** 無記名投票; `null` where it is voted on openly. */
  readonly secret?: SecretTerms | null | undefined;
};

const blank = /【[^】]*】/;
/** Not 規約に基づき…: what bylaws are the ground of does not change them. */
const changesBylaws = /規約(?!に(?:基づ|より|従)|の定め)[^。、]{0,24}(?:変更|改正|改定|廃止|設定)/;
const rebuilds = /建替え決議|建て替える|建替えの実施/;

type Check = (draft: AgendaDraft, kind: Kind | undefined) => string | false;

const checks: readonly Check[] = [
  ({ title }) => title.trim() === '' && '件名を入れてください。',
  ({ title }) =>
    title.trim().startsWith('その他') &&
    '「その他」という件名では決議できません。何を決めるかを件名にしてください。',
  ({ title }) =>
    /決算/.test(title) &&
    /予算/.test(title) &&
    '決算と予算は、別の議案にしてください。まとめると、片方への反対で両方が否決されます。',
  (_draft, kind) => kind === undefined && '決議の種類を決める質問に、答えてください。',
  ({ gist }) => gist.trim() === '' && '議案の要領がありません。何を決めるかを書いてください。',
  ({ gist }) => blank.test(gist) && '要領に、まだ埋めていないところ（【 】）があります。',
  ({ gist }) =>
    /の件[。]?$/.test(gist.trim()) &&
    '要領には、件名ではなく、決める内容そのものを書いてください。',
  ({ title, gist }, kind) =>
    kind !== undefined &&
    !kind.startsWith('bylaw') &&
    changesBylaws.test(`${title} ${gist}`) &&
    `規約を変える議案に読めますが、種類は「${kindNames[kind]}」です。「規約の変更」を選ぶか、文を直してください。`,
  ({ title, gist }, kind) =>
    kind === 'ordinary' &&
    rebuilds.test(`${title} ${gist}`) &&
    '建替えを決める議案に読めますが、種類は「普通決議」です。「建替え」を選ぶか、文を直してください。',
  ({ secret }) => (secret ? (secretFault(secret) ?? false) : false),
];

/** Why an item cannot be sent; empty where it can. */
export function itemFaults(draft: AgendaDraft): readonly string[] {
  const kind = kindOf(draft.topic, draft.answers).found?.kind;
  return checks.flatMap((check) => check(draft, kind) || []);
}
