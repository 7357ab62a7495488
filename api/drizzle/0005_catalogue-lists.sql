CREATE INDEX "product_images_priority" ON "product_images" USING btree ("priority","id");--> statement-breakpoint
CREATE INDEX "product_images_created" ON "product_images" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "product_images_alt" ON "product_images" USING gin ("alt" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "product_variants_price" ON "product_variants" USING btree ("selling_price","id");--> statement-breakpoint
CREATE INDEX "product_variants_updated" ON "product_variants" USING btree ("updated_at","id");
