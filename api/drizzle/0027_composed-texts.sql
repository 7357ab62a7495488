-- The API composes (NFC) the texts that it stores and searches. These were stored as they were typed.
DO $$
DECLARE
	searched record;
BEGIN
	FOR searched IN SELECT * FROM (VALUES
		('products', 'name'), ('products', 'tags'), ('products', 'short_description'), ('products', 'description'),
		('product_images', 'alt'),
		('header_offers', 'text'), ('pop_up_offers', 'title'), ('pop_up_offers', 'text'),
		('banners', 'title'), ('banners', 'subtitle'),
		('festival_banners', 'title'), ('festival_banners', 'subtitle'), ('festival_banners', 'festival_name'),
		('brand_showcases', 'name'), ('brand_showcases', 'description'), ('gallery_pictures', 'caption'),
		('orders', 'name'), ('enquiries', 'name'), ('enquiries', 'wish'), ('reviews', 'name'), ('reviews', 'comment')
	) AS texts (table_name, column_name)
	LOOP
		EXECUTE format(
			'UPDATE %1$I SET %2$I = normalize(%2$I) WHERE %2$I IS NOT NORMALIZED',
			searched.table_name, searched.column_name
		);
	END LOOP;
END
$$;
--> statement-breakpoint
-- Titles are unique: one that another row has, composed, stays as it is.
UPDATE categories AS renamed SET title = normalize(title) WHERE title IS NOT NORMALIZED AND NOT EXISTS (
	SELECT FROM categories AS other WHERE other.id <> renamed.id AND lower(normalize(other.title)) = lower(normalize(renamed.title))
);
--> statement-breakpoint
UPDATE sub_categories AS renamed SET title = normalize(title) WHERE title IS NOT NORMALIZED AND NOT EXISTS (
	SELECT FROM sub_categories AS other
	WHERE other.id <> renamed.id AND other.category_id = renamed.category_id AND lower(normalize(other.title)) = lower(normalize(renamed.title))
);
--> statement-breakpoint
UPDATE attributes AS renamed SET title = normalize(title) WHERE title IS NOT NORMALIZED AND NOT EXISTS (
	SELECT FROM attributes AS other WHERE other.id <> renamed.id AND lower(normalize(other.title)) = lower(normalize(renamed.title))
);
--> statement-breakpoint
UPDATE attribute_values AS renamed SET title = normalize(title) WHERE title IS NOT NORMALIZED AND NOT EXISTS (
	SELECT FROM attribute_values AS other
	WHERE other.id <> renamed.id AND other.attribute_id = renamed.attribute_id AND lower(normalize(other.title)) = lower(normalize(renamed.title))
);
