import type { ImageItem } from '@diy/contract/images/image-details';
import type { ImageRow } from '@diy/contract/images/images';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes, formatTime } from '../../../lib/text/format.ts';
import { joinParts } from '../../../lib/text/join-parts.ts';
import { writeSize } from '../../../lib/text/write-size.ts';
import styles from './image-drawer.module.css';
import { printSizeMm } from './print-fit.ts';

/** Size, format and date of an image. Facts that have to be read from the file appear when they arrive. */
export function ImageFacts({ image, item }: { image: ImageRow; item: ImageItem | undefined }) {
  const { t, i18n } = useTranslation('images');
  const { width, height } = printSizeMm(image.width * image.detail, image.height * image.detail, 300);
  const colour = joinParts([item?.colour_space?.toUpperCase(), item?.profile]);
  const isVector = image.is_vector;
  const sides: [string, ReactNode][] = [
    [t('fact.pixels'), writeSize([image.width, image.height])],
    ...(image.detail < 1 ? [[t('fact.detail'), madeOf(image)] as [string, ReactNode]] : []),
    [t('fact.at300'), writeSize([width, height], 'mm')],
  ];
  const format = [image.format.toUpperCase(), ...(isVector ? [t('vector')] : []), formatBytes(image.bytes)];
  const facts: [string, ReactNode][] = [
    // Pixels and millimetres are those of one drawing of it, and prints have their own.
    ...(isVector ? [] : sides),
    [t('fact.format'), joinParts(format)],
    [t('fact.alpha'), t(image.has_alpha ? 'alpha.yes' : 'alpha.no')],
    ...(colour ? [[t('fact.profile'), colour] as [string, ReactNode]] : []),
    ...(image.dpi_meta
      ? [[t('fact.dpi'), writeSize([Math.round(image.dpi_meta)], 'dpi')] as [string, ReactNode]]
      : []),
    [t('fact.created'), formatTime(image.created_at, i18n.language, new Date())],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Pixels that an enlarged image was made of. */
const madeOf = ({ width, height, detail }: ImageRow): string =>
  writeSize([Math.round(width * detail), Math.round(height * detail)]);
