import { type Line, own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import type { ExactAnswer, ExactGiven, Known } from './known.ts';

/** Xはありますか, Xを置く場所はありますか, Xはどこですか, and nothing beside it. */
const whetherThere =
  /^(?:(?:この|うちの)?(?:マンション|建物|管理組合|ここ)(?:に|には|の中に)、?)?([^はがをにのでも、。]{1,14}?)(?:(?:を|の)(?:置く|とめる|止める|停める)(?:場所|所|ところ)|(?:の)?(?:置き?場|施設|設備))?(?:は|って|が)?(?:、|この(?:マンション|建物)に)*(?:あります|ある(?:の|ん)?(?:です)?|ないの?(?:です)?|ありません)か?[。?!]*$/;

/** What a house may have for all who live there, and mostly has not. */
const sharedRooms =
  /^(?:ゲストルーム|キッズルーム|パーティールーム|ジム|フィットネス(?:ルーム|ジム)?|ラウンジ|スタディルーム|シアタールーム|ライブラリー|図書室|プール|大浴場|サウナ|コワーキング(?:スペース)?|屋上(?:庭園|テラス)|ランドリー(?:ルーム)?|カフェ|ペット(?:の)?足洗い場|洗車場|トランクルーム|和室|音楽室|スタジオ)$/;

/** Things that are kept in a place of their own. */
const places: readonly (readonly [thing: RegExp, place: RegExp])[] = [
  [/^(?:自転車|駐輪場?|チャリ)$/, /駐輪場/],
  [/^(?:バイク|オートバイ|原付)$/, /バイク置場/],
  [/^(?:会議室|集まる部屋)$/, /集会室/],
  [/^(?:備蓄|防災倉庫|備え)$/, /備蓄/],
];

type Facility = Known['facts']['facilities'][number];

/** 自転車を置く場所はありますか, ゲストルームはありますか: by the list of what the building has for all. */
export function facilityAnswer({ asked, known }: ExactGiven): ExactAnswer | undefined {
  const [, thing = ''] = whetherThere.exec(plainQuestion(asked.question)) ?? [];
  const { facilities } = known.facts;
  if (!asked.useDocuments || thing === '' || facilities.length === 0) return undefined;
  const had = facilities.filter((one) => isOf(one, thing));
  const lines = had.length > 0 ? thereLines(had, known) : missingLines(thing, known);
  return lines.length > 0 ? { outcome: 'answered', lines } : undefined;
}

function isOf({ name }: Facility, thing: string): boolean {
  const [, place] = places.find(([words]) => words.test(thing)) ?? [];
  return place === undefined ? plainQuestion(name) === thing : place.test(name);
}

function thereLines(had: readonly Facility[], { facts, passages }: Known): readonly Line[] {
  return had.flatMap(({ name }, index) => {
    const passage = passages.find(
      ({ id }) =>
        id === `record-facility-${facts.facilities.findIndex((one) => one.name === name) + 1}`,
    );
    if (passage === undefined) return [];
    return passage.text.split('\n').map((words, row) => ({
      markdown: `${index === 0 && row === 0 ? '**はい**。' : ''}${escapeMarkdown(words)}`,
      quotes: [{ passage, words }],
    }));
  });
}

/** Never a no where a paper of the house tells of it. */
function missingLines(thing: string, { facts, passages }: Known): readonly Line[] {
  const isTold = passages.some(
    ({ origin, text }) => origin !== 'law' && plainQuestion(text).includes(thing),
  );
  if (!sharedRooms.test(thing) || isTold) return [];
  const names = facts.facilities.map(({ name }) => escapeMarkdown(name)).join('、');
  return [
    own(`建物概要の共用施設に、${escapeMarkdown(thing)}は**ありません**。`),
    own(`あるのは、${names}です。`),
    own('[建物概要で見る](/demo/community#facilities)'),
  ];
}
