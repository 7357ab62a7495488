-- The words that products are found by, for finding those meant by what was mistyped. Words that no product holds any
-- more stay: they lead nowhere.
CREATE TABLE "product_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE INDEX "product_words_near" ON "product_words" USING gist ("word" gist_trgm_ops);--> statement-breakpoint
-- Counting by whatever filters reads this narrow index instead of the wide rows.
CREATE INDEX "products_filters" ON "products" USING btree ("is_active","best_seller","new_arrival","category_id","sub_category_id","stock_total");--> statement-breakpoint
-- With the name itself in the index, skipping to a late page does not read the rows on the way.
DROP INDEX "products_name";--> statement-breakpoint
CREATE INDEX "products_name" ON "products" USING btree (lower("name"),"id") INCLUDE ("name");--> statement-breakpoint
-- In one order, so that two writers of the same new words wait for each other and never deadlock.
CREATE FUNCTION keep_product_words(texts text[]) RETURNS void LANGUAGE sql AS $$
	INSERT INTO product_words
	SELECT DISTINCT word FROM unnest(texts) AS search_text, regexp_split_to_table(search_text, '[[:space:][:punct:]]+') AS word
	WHERE length(word) BETWEEN 3 AND 40 AND word !~ '[0-9]'
	ORDER BY word
	ON CONFLICT DO NOTHING
$$;
--> statement-breakpoint
CREATE FUNCTION keep_inserted_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM keep_product_words(ARRAY(SELECT search_text FROM new_rows));
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION keep_updated_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM keep_product_words(ARRAY(SELECT new_rows.search_text FROM new_rows JOIN old_rows USING (id) WHERE new_rows.search_text <> old_rows.search_text));
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER keep_inserted_words AFTER INSERT ON products REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_inserted_words();
--> statement-breakpoint
CREATE TRIGGER keep_updated_words AFTER UPDATE ON products REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_updated_words();
--> statement-breakpoint
SELECT keep_product_words(ARRAY(SELECT search_text FROM products));
