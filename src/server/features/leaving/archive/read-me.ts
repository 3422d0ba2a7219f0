import { formatPlainDate } from '#domain/calendar.ts';

type Facts = {
  readonly associationName: string;
  readonly madeOn: string;
  readonly rowCount: number;
};

/** はじめにお読みください */
export function readMe({ associationName, madeOn, rowCount }: Facts): string {
  return lines(`${associationName}　全データの書き出し
${formatPlainDate(madeOn)}　スミワ

このフォルダには、スミワにある管理組合の記録（${rowCount.toLocaleString('ja-JP')}件）と、預かったファイルの原本がすべて入っています。
氏名、口座番号などの個人情報を含みます。鍵のかかる場所に保管し、要らなくなったら確実に消してください。

フォルダの中身

　表　　　　記録を種類ごとに表にしたもの（CSV）。Excelなどで開けます。
　表計算　　同じ表を、分類ごとに1つのファイルにまとめたもの（XLSX）。
　文書　　　本文だけで登録した文書を、印刷できる形にしたもの（PDF）。
　原本　　　預かったファイルそのもの。名前の前の8文字は、内容の照合値の初めです。
　データ　　ほかのシステムへ移すための、加工していないデータ（1行が1件のJSON）。
　説明　　　項目の意味と、含まないものの理由。
　検査　　　ファイルが書き出したときのままかを確かめるプログラム。
　一覧.json　すべてのファイルの大きさと照合値（SHA-256）。

表の見かた

　住戸、人、科目などは、番号の代わりに名前で書いてあります。
　日時は日本の時刻です。金額は円です。
　「データ」の日時は世界標準時で、ほかの記録は「記録の番号」（id）で指しています。
　「仕訳の明細」では、借方を正、貸方を負の金額で表します。1つの仕訳の合計は0です。
`);
}

/** 検査/読んでください */
export function checkerReadMe(): string {
  return lines(`検査プログラムの使い方

1. Node.js（https://nodejs.org/ の18以降）を入れます。ほかの部品は要りません。
2. 書き出したZIPをすべて展開します。
3. このフォルダで、次のように打ちます。

　　node check.mjs

確かめること

　・一覧.jsonにあるファイルが、すべてそろっていること。余分なファイルがないこと。
　・ファイルの大きさと内容（SHA-256）が、書き出したときと同じこと。
　・記録の件数が同じで、どの行も読めること。
　・仕訳の借方と貸方が合っていること。

最後に「一覧の照合値」が出ます。スミワの画面の「書き出しの記録」にある値と同じなら、一覧も変わっていません。
違いがあるときは、×の行に出ます。通信はしません。ファイルを書きかえません。
`);
}

/** Old editors of Windows show one long line without it. */
function lines(text: string): string {
  return `\uFEFF${text.replaceAll('\n', '\r\n')}`;
}
