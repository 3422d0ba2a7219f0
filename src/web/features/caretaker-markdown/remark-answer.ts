import type { Link, Root } from 'mdast';
import { phoneAddress } from '#domain/people/phone-address.ts';
import { changeText, cutText } from './markdown-nodes.ts';
import { keepPhoneTogether } from './phone-together.ts';
import { shareSources } from './shared-sources.ts';

const marker = /\s*\[(\d{1,2})\]/g;
const phone = /(?<![\d-])(?:0\d{1,4}-\d{1,4}-\d{3,4}(?![\d-])|#\d{4}(?!\d)|1(?:10|18|19)(?=番))/g;
/** In an emergency 「電話 119」 is a number to call; elsewhere 119 may be anything. */
const emergencyPhone = new RegExp(`${phone.source}|(?<![\\d,.第-])11[089](?![\\d,.円条-])`, 'g');
/** Neither a marker nor the ／ between two cells of a table ever begins a line. */
const joiner = { type: 'text', value: '\u2060' } as const;
const notInAddress = /[\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]/;

type AnswerOptions = {
  readonly id: string;
  readonly sourceCount: number | null;
  readonly isEmergency: boolean;
};

/** What an answer's Markdown means beyond GitHub's: markers of sources, and numbers to call. */
export function remarkAnswer({ id, sourceCount, isEmergency }: AnswerOptions) {
  return (tree: Root): void => {
    endAddresses(tree);
    changeText(tree, (text) =>
      cutText(text, marker, (match) => {
        if (sourceCount === null) return [joiner];
        const number = Number(match[1]);
        const isKnown = number >= 1 && number <= sourceCount;
        return isKnown ? [joiner, linkTo(`#${id}-source-${number}`, String(number))] : [];
      }),
    );
    shareSources(tree);
    const numbers = isEmergency ? emergencyPhone : phone;
    changeText(tree, (text) => cutText(text, numbers, ([it]) => [linkTo(phoneAddress(it), it)]));
    keepPhoneTogether(tree);
    changeText(tree, (text) => [{ type: 'text', value: text.replaceAll('／', '\u2060／') }]);
  };
}

function linkTo(url: string, text: string): Link {
  // Only what is made here may be a number to call: an address that the text brings is checked.
  const data = { hProperties: { 'data-made': url } };
  return { type: 'link', url, data, children: [{ type: 'text', value: text }] };
}

type Parent = { children: Root['children'] };

/** Japanese has no space after an address: 「https://example.comを参照」 links the address alone. */
function endAddresses(parent: Parent): void {
  const children: Root['children'] = [];
  for (const child of parent.children) {
    children.push(...(child.type === 'link' ? endAddress(child) : [child]));
    if ('children' in child && child.type !== 'link') endAddresses(child);
  }
  parent.children = children;
}

function endAddress(link: Link): Root['children'] {
  const [only] = link.children;
  if (only?.type !== 'text' || !link.url.endsWith(only.value)) return [link];
  const end = only.value.search(notInAddress);
  if (end <= 0) return [link];
  const rest = only.value.slice(end);
  const url = link.url.slice(0, link.url.length - rest.length);
  const children: Link['children'] = [{ type: 'text', value: only.value.slice(0, end) }];
  return [
    { ...link, url, children },
    { type: 'text', value: rest },
  ];
}
