import { Refusal } from '#domain/refusal.ts';
import { codeOf } from '#server/db/database-error.ts';

/** What the database refuses by itself, in words; the codes stand in the migrations from 0011-ledger.sql on. */
const sentences: Readonly<Record<string, string>> = {
  SL001: '締めた期間には書けません。必要なときは、開け直しを依頼してください。',
  SL002: '借方と貸方の合計が、会計ごとに一致していません。',
  SL003: '同じ番号の依頼が、別の内容で届いています。画面を読み直してください。',
  SL004: 'この日付の会計年度がありません。日付を確かめてください。',
  SL005: '取り消しの仕訳は取り消せません。正しい内容をもう一度入力してください。',
  SL006: 'この仕訳は、すでに取り消されています。',
  SL007: '取り消す仕訳が見つかりません。',
  SL008: '総会で承認された年度は、開け直せません。今年度の前期修正で直してください。',
  SL009: '年度の確定は、年度の最後の日までで、次の年度が用意されているときだけできます。',
  SL010: '締めた月の仕訳に付けた証憑は、はずせません。必要なときは、開け直しを依頼してください。',
  SL011: '総会で承認された年度の備考は、書き換えられません。',
  SL012: '総会や理事会で決まった予算は、書き換えられません。補正や流用の案を作ってください。',
  SL013: '帳簿はもう始まっています。直すときは、仕訳を取り消して入力し直してください。',
  SL014:
    '監査報告書が書かれた年度なので、残高証明書と監査の結果は変えられません。変えるときは、決算書の案を作り直してください。',
  SL018: '入金の額より多くは充てられません。画面を読み直してください。',
  SL019: 'この月の請求には、もう入金が充ててあります。先に、その入金を取り消してください。',
  SL020: 'この入金は、もう請求に使われています。先に、その月の請求を取り消してください。',
  SL021: 'この月の請求は、もう済んでいます。画面を読み直してください。',
  SL022: '減額が、請求の額を超えています。額を確かめてください。',
  SL023: '締めた月の明細は消せません。必要なときは、締めの開け直しを頼んでください。',
  SL024: 'このお知らせは、もう送られています。画面を読み直してください。',
  SL025: 'もう送られたため、止められません。訂正のお知らせを書けます。',
  SL039: 'この月の請求には、減額が付いています。先に、その減額を取り消してください。',
  '23503': '科目、会計、または取引先が見つかりません。画面を読み直してください。',
  '23505': 'ほかの方が先に変更しました。画面を読み直してください。',
};

/** Runs what the books may refuse, told in closer words where there are some; any other fault stays a bug. */
export async function refusedInWords<T>(
  work: () => Promise<T>,
  closer: Readonly<Record<string, string>> = {},
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const code = codeOf(error) ?? '';
    const sentence = closer[code] ?? sentences[code];
    throw sentence === undefined ? error : new Refusal('conflict', sentence);
  }
}
