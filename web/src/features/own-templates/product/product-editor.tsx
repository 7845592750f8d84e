import type { OwnImage, RetiredPart } from '@diy/contract/own-templates/own-templates';
import { lacksColour } from '@diy/contract/own-templates/picture-colours';
import type { OwnTemplateProduct } from '@diy/contract/own-templates/product';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../own-template.module.css';
import { MakingNotice } from '../saving/making-notice.tsx';
import { type SavingPage, useProductSaving } from '../saving/use-product-saving.ts';
import { TemplatePreview } from '../template-preview.tsx';
import { removePhoto, setPhoto } from './draft/product-colours.ts';
import {
  placesOfSelected,
  putFirst,
  removePicture,
  selectedImageId,
  withOtherImage,
} from './draft/product-draft.ts';
import { PictureColours } from './picture-colours.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { PictureMarking } from './picture-marking.tsx';
import { PictureStrip } from './picture-strip.tsx';
import own from './product.module.css';
import { ProductSide } from './product-side.tsx';
import { ProductSurfaceTabs } from './product-surface-tabs.tsx';
import { useObjectSides } from './use-object-sides.ts';
import { usePhotoPlaces } from './use-photo-places.ts';
import { usePreviewColour } from './use-preview-colour.ts';
import { useProductDraft } from './use-product-draft.ts';
import { useShownPictures } from './use-shown-pictures.ts';

interface ProductEditorProps extends SavingPage {
  product: OwnTemplateProduct;
  images: readonly OwnImage[];
  /** What the product had and has no more. */
  retired: readonly RetiredPart[];
  /** Chooses another picture for a product of one. */
  onOther: () => void;
  onUpload: () => void;
}

/** What a picture is chosen for: one more, another one in place of a picture's, or one of a colour. */
type Choosing = { kind: 'add' } | { kind: 'replace' } | { kind: 'colour'; colour: string };

/** A product of the seller's own: its pictures with what is printed on them, surfaces, sizes and colours. */
export function ProductEditor({ product: first, images: firstImages, ...props }: ProductEditorProps) {
  const { t } = useTranslation('own-templates');
  const draft = useProductDraft(first, firstImages, props.retired);
  const { product, setProduct, images, keepImage, selected, select } = draft;
  const [choosing, setChoosing] = useState<Choosing | null>(null);
  const sides = useObjectSides();
  const saving = useProductSaving(draft, props);
  const image = images.get(selectedImageId(product, selected));
  const places = image ? placesOfSelected(product, selected, image) : [];
  const photoPlaces = usePhotoPlaces(product.surfaces, places);
  const recolour = usePreviewColour(product, selected);
  const shownPicture = useShownPictures(product, images);

  const choose = (picked: OwnImage, shows: string) => {
    setChoosing(null);
    keepImage(picked);
    if (choosing?.kind === 'add') draft.addPicture(picked, shows);
    if (choosing?.kind === 'replace') setProduct(withOtherImage(product, selected.picture, picked));
    const main = images.get(product.pictures[selected.picture]!.image_id);
    if (choosing?.kind !== 'colour' || !main) return;
    setProduct(setPhoto(product, selected.picture, choosing.colour, [main, picked]));
    select({ colour: choosing.colour });
  };
  return (
    <div className={styles.editor}>
      <MakingNotice {...saving} isIncomplete={saving.missing !== null} />
      <div className={styles.main}>
        <div className={product.pictures.length + product.surfaces.length > 2 ? own.parts : own.chips}>
          <PictureStrip
            product={product}
            shownPicture={shownPicture}
            active={selected.picture}
            onActive={(picture) => select({ picture, colour: null, ...firstPlace(product, picture) })}
            onAdd={() => setChoosing({ kind: 'add' })}
            onRemove={(picture) => setProduct(removePicture(product, picture))}
            onFirst={(picture) => {
              setProduct(putFirst(product, picture));
              select({ picture: 0 });
            }}
          />
          <ProductSurfaceTabs
            product={product}
            active={selected.surface}
            seen={new Set(places.map((place) => place.surface))}
            onActive={(next) => select({ surface: next })}
            onAdd={draft.addSurface}
            onRemove={draft.removeSurface}
          />
        </div>
        {asksColours(product) && !product.pictures[selected.picture]!.look ? (
          <PictureColours
            product={product}
            shownPicture={shownPicture}
            selected={selected}
            onChange={setProduct}
            onColour={(colour) => select({ colour })}
            onAddPhoto={(colour) => setChoosing({ kind: 'colour', colour })}
            onRemovePhoto={(colour) => setProduct(removePhoto(product, selected.picture, colour))}
          />
        ) : null}
        <PictureMarking
          key={`${image?.id} ${selected.picture} ${selected.colour} ${selected.surface}`}
          product={product}
          selected={selected}
          image={image}
          onChange={setProduct}
          onObject={(object, surfaceId) => setProduct((now) => sides.choose(now, surfaceId, object))}
          onMark={draft.markHere}
          onNewSurface={draft.addSurfaceHere}
          onEach={product.surfaces.length === 1 ? draft.addSurfaceOfEach : undefined}
          onOther={() =>
            product.pictures.length === 1 && selected.colour === null
              ? props.onOther()
              : setChoosing(replacing(selected.colour))
          }
        />
      </div>
      <ProductSide
        {...{ product, setProduct, sides, saving, settle: draft.settle }}
        surfaceId={selected.surface}
        preview={
          image && photoPlaces && !product.pictures[selected.picture]!.look ? (
            <TemplatePreview photoUrl={image.url} places={photoPlaces} recolour={recolour} />
          ) : null
        }
      />
      {choosing ? (
        <PictureDialog
          product={product}
          title={t(choosing.kind === 'add' ? 'product.addPicture' : 'product.choosePicture')}
          asksSurface={choosing.kind === 'add'}
          onPick={choose}
          onUpload={props.onUpload}
          onClose={() => setChoosing(null)}
        />
      ) : null}
    </div>
  );
}

/** Choosing another picture in place of the one looked at. */
const replacing = (colour: string | null): Choosing =>
  colour ? { kind: 'colour', colour } : { kind: 'replace' };

/** Whether the seller has to say which colour each picture shows. */
const asksColours = (product: OwnTemplateProduct): boolean =>
  product.colours.length > 1 || product.pictures.some((one) => lacksColour(product.colours, one));

/** The surface to mark on a picture: the first that it shows. */
function firstPlace({ pictures }: OwnTemplateProduct, picture: number): { surface?: string } {
  const [place] = pictures[picture]!.places;
  return place ? { surface: place.surface } : {};
}
