/** Content that is inserted into an empty database. */
export interface SeedPlan {
  /** whether the sample content is inserted */
  sample: boolean;
  /** number of products that are generated beside the sample, for load tests */
  generated: number;
}
