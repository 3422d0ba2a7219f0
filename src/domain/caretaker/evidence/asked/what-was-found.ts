import type { Told } from './kind.ts';

const visit = /点検|検査|清掃|調査|診断/;
const found =
  /結果|指摘|判定|異常|異状|不具合|不良|問題[がはにの]|見つか|悪い(?:所|ところ)|所見|言われ|注意され|引っかか/;
const complaint =
  /指摘|異常|異状|不具合|不良|問題[がはにの]|見つか|悪い(?:所|ところ)|言われ|注意され|引っかか/;
/** Where a report is kept and who gets it is told elsewhere. */
const ofPaper =
  /どこで|見られ|閲覧|誰に|誰が|だれ|保管|もらえ|届[くき]|提出|出さな|いつ(?:分か|わか|出)|したら|場合|とき/;

/** 点検で何か指摘されましたか: what a visit found is asked, and not when it was or what it costs. */
export const asksResult = (asked: string): boolean =>
  visit.test(asked) && found.test(lastSentence(asked)) && !ofPaper.test(asked);

/** What was told before the question is no question. */
const lastSentence = (asked: string): string =>
  asked
    .split('。')
    .filter((one) => one.trim() !== '')
    .at(-1) ?? '';

/** 何か指摘されましたか, and not only how it turned out. */
export const asksFinding = (asked: string): boolean => asksResult(asked) && complaint.test(asked);

const proposal = '(?<![議提図原草文])案(?![内件])';
const proposalsAsked = new RegExp(
  `(?:どんな|どういう|何の|どのような)${proposal}|${proposal}(?:は|が|って|には?)[^。]{0,8}(?:何(?!円)|なに|どんな|どういう|出て|出た|いくつ)|${proposal}(?:の(?:中身|内容))?を?(?:教えて|知りた)|いくつの${proposal}`,
);
const proposalsTold =
  /案(?:[0-9一二三四五]|：)|[うくすつぬむるい]案(?:、|と(?!し)|が|で|の)|(?:という|との)案|[0-9二三四]つの案/;

/** どんな案が出ているんですか asks what is proposed, and not who was to propose it. */
export const asksProposals = (asked: string): boolean =>
  proposalsAsked.test(asked) && !/いくら|何円/.test(asked);

export const tellsProposals = ({ heading, text }: Pick<Told, 'heading' | 'text'>): boolean =>
  proposalsTold.test(heading) || proposalsTold.test(text);
