ALTER TABLE "order_events" RENAME COLUMN "words" TO "message";--> statement-breakpoint
UPDATE "designs" SET "content" = jsonb_set("content", '{lines}', (
	SELECT jsonb_agg(line - 'face' || jsonb_build_object('font', line -> 'face') ORDER BY position)
	FROM jsonb_array_elements("content" -> 'lines') WITH ORDINALITY AS lines (line, position)
));
--> statement-breakpoint
UPDATE "design_prices" SET "part" = 'min_price' WHERE "part" = 'least';
