import './markdown.css';
import { memo } from 'react';
import ReactMarkdown, { type Options } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import remend from 'remend';
import { safeAddress } from '#domain/documents/safe-address.ts';
import { classNames } from '#web/lib/class-names.ts';
import { blocksOf } from './blocks-of.ts';
import { markdownElements } from './markdown-elements.tsx';
import { remarkAnswer } from './remark-answer.ts';
import { remarkJapanese } from './remark-japanese.ts';

type MarkdownProps = {
  id: string;
  text: string;
  /** How many sources the markers may name; null while they have not come. */
  sourceCount: number | null;
  isStreaming: boolean;
  isEmergency: boolean;
};

/** An answer in Markdown. While it comes in, only its last block is drawn again; at the end all of it, once. */
export function Markdown({ id, text, sourceCount, isStreaming, isEmergency }: MarkdownProps) {
  return (
    <div
      className={classNames(
        'caretaker-markdown min-w-0',
        isEmergency && '[&_a[href^=tel]]:text-xl [&_a[href^=tel]]:text-danger',
      )}
    >
      {isStreaming ? (
        <Unfinished id={id} text={text} isEmergency={isEmergency} />
      ) : (
        <Block id={id} text={text} sourceCount={sourceCount} isEmergency={isEmergency} />
      )}
    </div>
  );
}

function Unfinished({ id, text, isEmergency }: Omit<BlockProps, 'sourceCount'>) {
  const blocks = blocksOf(text);
  return blocks.map((block, place) => (
    <Block
      key={place}
      id={`${id}-${place}`}
      text={place === blocks.length - 1 ? remend(block, { katex: false }) : block}
      sourceCount={null}
      isEmergency={isEmergency}
    />
  ));
}

type BlockProps = Omit<MarkdownProps, 'isStreaming'>;

const Block = memo(function Block({ id, text, ...answer }: BlockProps) {
  const plugins: Options['remarkPlugins'] = [
    // A single tilde is a range in Japanese: 5~10年.
    [remarkGfm, { singleTilde: false }],
    remarkJapanese,
    [remarkAnswer, { id, ...answer }],
  ];
  return (
    <ReactMarkdown
      remarkPlugins={plugins}
      remarkRehypeOptions={{
        clobberPrefix: `${id}-`,
        footnoteLabel: '脚注',
        footnoteBackLabel: '本文へ戻る',
      }}
      urlTransform={safeAddress}
      components={markdownElements}
    >
      {text}
    </ReactMarkdown>
  );
});
