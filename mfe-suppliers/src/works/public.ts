// What other areas may use of this one.
export { SupplierWeddings } from './supplier-weddings';
