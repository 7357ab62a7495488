ALTER TABLE "orders" DROP CONSTRAINT "orders_voucher_id_vouchers_id_fk";
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_voucher_id_vouchers_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."vouchers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_name" ON "orders" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "orders_total" ON "orders" USING btree ("total","id");--> statement-breakpoint
CREATE INDEX "orders_updated" ON "orders" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ("reference" gin_trgm_ops,"name" gin_trgm_ops,"phone" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_stock_left" CHECK ("product_variants"."stock" >= 0);