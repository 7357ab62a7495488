ALTER TABLE "notice_looks" RENAME TO "notices_seen";--> statement-breakpoint
ALTER TABLE "notices_seen" DROP CONSTRAINT "notice_looks_administrator_id_administrators_id_fk";
--> statement-breakpoint
ALTER TABLE "notices_seen" ADD CONSTRAINT "notices_seen_administrator_id_administrators_id_fk" FOREIGN KEY ("administrator_id") REFERENCES "public"."administrators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER FUNCTION keep_product_words(text[]) RENAME TO insert_product_words;
--> statement-breakpoint
ALTER FUNCTION keep_inserted_words() RENAME TO insert_words_after_insert;
--> statement-breakpoint
ALTER FUNCTION keep_updated_words() RENAME TO insert_words_after_update;
--> statement-breakpoint
ALTER FUNCTION name_search_text() RENAME TO set_search_text;
--> statement-breakpoint
ALTER FUNCTION note_stock_fall() RENAME TO set_stock_fell_at;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION insert_words_after_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM insert_product_words(ARRAY(SELECT search_text FROM new_rows));
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION insert_words_after_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM insert_product_words(ARRAY(SELECT new_rows.search_text FROM new_rows JOIN old_rows USING (id) WHERE new_rows.search_text <> old_rows.search_text));
	RETURN NULL;
END
$$;
--> statement-breakpoint
ALTER TRIGGER keep_inserted_words ON products RENAME TO insert_words_after_insert;
--> statement-breakpoint
ALTER TRIGGER keep_updated_words ON products RENAME TO insert_words_after_update;
--> statement-breakpoint
ALTER TRIGGER name_search_text ON products RENAME TO set_search_text;
--> statement-breakpoint
ALTER TRIGGER note_stock_fall ON product_variants RENAME TO set_stock_fell_at;
