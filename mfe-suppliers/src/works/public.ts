// The exports that other areas may use.
export { SupplierWeddings } from './supplier-weddings';
