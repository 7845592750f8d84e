import type { OwnImage } from '@diy/contract/own-templates/own-templates';
import { recolouredIds } from '@diy/contract/own-templates/picture-colours';
import type { OwnSurface, OwnTemplateProduct } from '@diy/contract/own-templates/product';
import type { PsdSurface, PsdView } from '@diy/contract/own-templates/psd-readings';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { PhotoMarking } from '../marking/photo-marking.tsx';
import styles from '../own-template.module.css';
import { PsdMarking } from '../psd/psd-marking.tsx';
import { ClothMarking } from './cloth-marking.tsx';
import { DEFAULT_COLOURS } from './default-choices.ts';
import { setRecolour } from './draft/product-colours.ts';
import {
  markAsPhoto,
  placesOfSelected,
  type SelectedPicture,
  withPlace,
  withPlaces,
} from './draft/product-draft.ts';
import { showsView, showsWhole, withPsdColours, withViews } from './draft/psd-views.ts';
import own from './product.module.css';
import { PictureAsItIs, UnmarkedPicture } from './unmarked-picture.tsx';

interface PictureMarkingProps {
  product: OwnTemplateProduct;
  selected: SelectedPicture;
  /** Undefined when it is not in the library any more. */
  image: OwnImage | undefined;
  onChange: (change: (now: OwnTemplateProduct) => OwnTemplateProduct) => void;
  /** A surface is printed on a smart object. */
  onObject: (object: PsdSurface, surfaceId: string) => void;
  /** Makes one more surface, marked on this image. */
  onNewSurface: (image: OwnImage) => void;
  /** Marks a surface on this image. */
  onMark: (image: OwnImage, surface: OwnSurface) => void;
  /** Makes a surface of each smart object. */
  onEach: ((objects: PsdSurface[]) => void) | undefined;
  /** Chooses another image. */
  onOther: () => void;
}

/** The image looked at, with the place of the surface looked at. */
export function PictureMarking(props: PictureMarkingProps) {
  const { product, selected, image, onChange, onOther } = props;
  const { t } = useTranslation('own-templates');
  if (!image)
    return (
      <div className={styles.tools}>
        <p role="alert">{t('product.imageGone')}</p>
        <Button onClick={onOther}>{t('otherPhoto')}</Button>
      </div>
    );
  const picture = product.pictures[selected.picture]!;
  if (picture.look)
    return (
      <PictureAsItIs url={image.url} alt={t('product.look')} onOther={onOther}>
        <p className={own.note}>{t('product.lookHint')}</p>
      </PictureAsItIs>
    );
  const taken = product.colours.find(({ id }) => id === selected.colour);
  if (taken && picture.recolour && recolouredIds(product.colours, picture).includes(taken.id))
    return (
      <ClothMarking
        image={image}
        recolour={picture.recolour}
        colour={taken}
        onChange={(recolour) => onChange((now) => setRecolour(now, selected.picture, recolour))}
      />
    );
  return <PlaceMarking {...props} image={image} />;
}

/** Where the surface looked at lies on the image. */
function PlaceMarking(props: PictureMarkingProps & { image: OwnImage }) {
  const { product, selected, image, onChange, onObject, onMark, onNewSurface, onEach, onOther } = props;
  const { t } = useTranslation('own-templates');
  const places = placesOfSelected(product, selected, image);
  const place = places.find(({ surface }) => surface === selected.surface);
  const surface = product.surfaces.find(({ id }) => id === selected.surface)!;
  const pictureName = ({ kind, name }: PsdView) =>
    kind === 'guides' ? t('psd.view.guides', { name }) : name;
  const hasPhotos = product.pictures[selected.picture]!.photos.length > 0;
  const known = DEFAULT_COLOURS.map(({ code, hex }) => ({ name: t(`product.colour.${code}`), code, hex }));
  const isPsd = image.is_psd && !places.some(({ marks }) => marks);
  const notHere =
    product.surfaces.length > 1 && place ? (
      <Button
        type="text"
        onClick={() =>
          onChange((now) =>
            withPlaces(
              now,
              selected,
              places.filter((one) => one !== place),
            ),
          )
        }
      >
        {t('product.notHere')}
      </Button>
    ) : null;
  const more = (
    <>
      <Button type="text" onClick={onOther}>
        {t(isPsd ? 'psd.other' : 'otherPhoto')}
      </Button>
      {notHere}
    </>
  );
  if (isPsd)
    return (
      <PsdMarking
        psd={image}
        chosen={place?.psd?.surface ?? null}
        taken={new Set(places.flatMap((one) => (one !== place && one.psd ? [one.psd.surface] : [])))}
        onChoose={(object) => {
          const psd = { surface: object.key };
          onChange((now) => withPlace(now, selected, image, { surface: surface.id, psd }));
          onObject(object, surface.id);
        }}
        onEach={onEach}
        viewsOf={
          selected.colour === null && !showsView(places)
            ? (objects) => {
                const made = (now: OwnTemplateProduct) =>
                  withViews(now, selected.picture, objects, ({ view }) => pictureName(view!));
                const offered = made(product);
                return offered && { ...offered, make: () => onChange((now) => made(now)?.product ?? now) };
              }
            : undefined
        }
        onColours={
          selected.colour === null && showsWhole(places) && !hasPhotos
            ? (objects, colours) =>
                onChange((now) => withPsdColours(now, selected.picture, image, { objects, colours, known }))
            : undefined
        }
        onAsPhoto={() => onChange((now) => markAsPhoto(now, selected, image))}
        more={more}
      />
    );
  if (!place?.marks)
    return (
      <UnmarkedPicture
        {...{ product, surface, image, onOther }}
        offered={places.length === 0 ? product.surfaces : [surface]}
        onMark={(one) => onMark(image, one)}
        onNew={() => onNewSurface(image)}
      />
    );
  return (
    <PhotoMarking
      photoUrl={image.url}
      marks={place.marks}
      onChange={(marks) => onChange((now) => withPlace(now, selected, image, { surface: surface.id, marks }))}
      more={more}
    />
  );
}
