-- What a list of products sorts, filters and searches by is kept with the product.
CREATE FUNCTION product_search_text(product integer, name text, tags text) RETURNS text LANGUAGE sql STABLE AS $$
	SELECT lower(concat_ws(' ', name, tags, (SELECT string_agg(sku, ' ' ORDER BY id) FROM product_variants WHERE product_id = product)))
$$;
--> statement-breakpoint
-- A variant whose price nobody has written yet has none: it is not one for ₹0.
-- Rows are locked in the order of their ids, so that two writers wait for each other and never deadlock.
CREATE FUNCTION refresh_product_summaries(changed integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM products WHERE id = ANY (changed) ORDER BY id FOR UPDATE;
	UPDATE products SET
		min_price = sold.min_price,
		max_price = sold.max_price,
		stock_total = sold.stock_total,
		variant_count = sold.variant_count,
		cover_hash = (SELECT image_hash FROM product_images WHERE product_id = products.id ORDER BY priority, id LIMIT 1),
		search_text = product_search_text(products.id, products.name, products.tags)
	FROM (
		SELECT summarised AS id, min(nullif(selling_price, 0)) AS min_price, max(nullif(selling_price, 0)) AS max_price,
			least(coalesce(sum(stock), 0), 2147483647)::integer AS stock_total, count(product_variants.id)::integer AS variant_count
		FROM unnest(changed) AS summarised
		LEFT JOIN product_variants ON product_id = summarised AND is_active
		GROUP BY summarised
	) AS sold
	WHERE products.id = sold.id;
END
$$;
--> statement-breakpoint
CREATE FUNCTION summarise_after_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM refresh_product_summaries(ARRAY(SELECT DISTINCT product_id FROM new_rows));
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION summarise_after_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM refresh_product_summaries(ARRAY(SELECT product_id FROM new_rows UNION SELECT product_id FROM old_rows));
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION summarise_after_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM refresh_product_summaries(ARRAY(SELECT DISTINCT product_id FROM old_rows));
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER summarise_insert AFTER INSERT ON product_variants REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION summarise_after_insert();
--> statement-breakpoint
CREATE TRIGGER summarise_update AFTER UPDATE ON product_variants REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION summarise_after_update();
--> statement-breakpoint
CREATE TRIGGER summarise_delete AFTER DELETE ON product_variants REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION summarise_after_delete();
--> statement-breakpoint
CREATE TRIGGER summarise_insert AFTER INSERT ON product_images REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION summarise_after_insert();
--> statement-breakpoint
CREATE TRIGGER summarise_update AFTER UPDATE ON product_images REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION summarise_after_update();
--> statement-breakpoint
CREATE TRIGGER summarise_delete AFTER DELETE ON product_images REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION summarise_after_delete();
--> statement-breakpoint
CREATE FUNCTION name_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.search_text := product_search_text(NEW.id, NEW.name, NEW.tags);
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER name_search_text BEFORE INSERT OR UPDATE OF name, tags ON products FOR EACH ROW EXECUTE FUNCTION name_search_text();
--> statement-breakpoint
CREATE TRIGGER notify_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON products FOR EACH STATEMENT EXECUTE FUNCTION notify_change();
--> statement-breakpoint
CREATE TRIGGER notify_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON product_images FOR EACH STATEMENT EXECUTE FUNCTION notify_change();
--> statement-breakpoint
CREATE TRIGGER notify_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON product_variants FOR EACH STATEMENT EXECUTE FUNCTION notify_change();
--> statement-breakpoint
CREATE TRIGGER notify_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON variant_attributes FOR EACH STATEMENT EXECUTE FUNCTION notify_change();
--> statement-breakpoint
CREATE TRIGGER notify_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON variant_images FOR EACH STATEMENT EXECUTE FUNCTION notify_change();
