import type { Palette } from '@vigilo/domain/heat-map/palettes';
import { colourFromCategory } from '@vigilo/domain/reports/summary-charts';
import type { Category } from '@vigilo/domain/scoring/category';
import classes from './category-name.module.css';

/** A category with its colour in the chart. */
export function CategoryName({
  category,
  palette,
  name,
}: {
  readonly category: Category;
  readonly palette: Palette;
  readonly name: string;
}) {
  return (
    <span className={classes.name}>
      <span className={classes.swatch} style={{ backgroundColor: colourFromCategory(palette, category) }} />
      {name}
    </span>
  );
}
