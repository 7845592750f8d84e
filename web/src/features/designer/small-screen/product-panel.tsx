import { ProductSection } from '../inspector/product-section.tsx';
import styles from './sheet.module.css';

/** The product's colour and size, whatever is selected. */
export function ProductPanel() {
  return (
    <div className={styles.scroll}>
      <ProductSection />
    </div>
  );
}
