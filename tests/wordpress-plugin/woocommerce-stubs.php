<?php
/**
 * As much of WooCommerce and WCFM as the plugin touches.
 */

/** A value of meta as it is, and as it was when it was read or saved. */
class WC_Meta_Data {
	public $key;
	public $value;
	private $data;
	public function __construct( $data ) {
		list( $this->data, $this->key, $this->value ) = array( $data, $data['key'], $data['value'] );
	}
	public function get_data() {
		return $this->data;
	}
}
class WC_Abstract_Order {
	public $meta_data = array();
	public $id;
	public $status;
	public $meta;
	public $items;
	public function __construct( $id = 0, $meta = array(), $items = array(), $status = 'pending' ) {
		list( $this->id, $this->meta, $this->items, $this->status ) = array( $id, $meta, $items, $status );
	}
	public function get_meta( $key ) {
		return $this->meta[ $key ] ?? '';
	}
	public function get_id() {
		return $this->id;
	}
	public function get_meta_data() {
		return $this->meta_data;
	}
	public function get_items() {
		return $this->items;
	}
	public function get_status() {
		return $this->status;
	}
}
class WC_Order extends WC_Abstract_Order {}
class WC_Order_Refund extends WC_Abstract_Order {
	public $parent_id;
	public function get_parent_id() {
		return $this->parent_id;
	}
}
class WC_Order_Item {}
class WC_Order_Item_Product extends WC_Order_Item {
	public $id;
	public $product_id;
	public $meta;
	public function __construct( $id, $product_id, $meta = array() ) {
		list( $this->id, $this->product_id, $this->meta ) = array( $id, $product_id, $meta );
	}
	public function get_product_id() {
		return $this->product_id;
	}
	public function get_meta( $key ) {
		return $this->meta[ $key ] ?? '';
	}
	public function update_meta_data( $key, $value ) {
		$this->meta[ $key ] = $value;
	}
	public function save_meta_data() {
		foreach ( $this->meta as $key => $value ) {
			World::$item_meta[ $this->id ][ $key ][] = $value;
		}
	}
}
class Stub_Product {
	public $id;
	public $status;
	public $is_purchasable;
	public function __construct( $id, $status = 'publish', $is_purchasable = true ) {
		list( $this->id, $this->status, $this->is_purchasable ) = array( $id, $status, $is_purchasable );
	}
	public function get_status() {
		return $this->status;
	}
	public function is_purchasable() {
		return $this->is_purchasable;
	}
	public function get_parent_id() {
		return 0;
	}
	public function get_id() {
		return $this->id;
	}
}

function wc_get_order( $id ) {
	return World::$orders[ $id ] ?? false;
}
function wc_get_product( $id ) {
	return World::$products[ $id ]['product'] ?? false;
}
function wc_get_order_item_meta( $item_id, $key ) {
	return World::$item_meta[ $item_id ][ $key ][0] ?? '';
}
function wcfm_get_vendor_id_by_post( $product_id ) {
	return World::$products[ $product_id ]['vendor'] ?? 0;
}
function wc_get_logger() {
	return new class() {
		public function error( $words ) {
			World::$logged[] = $words;
		}
	};
}
function as_schedule_single_action( $time, $hook, $args, $group ) {
	World::$scheduled[] = array( $time - time(), $hook, $args, $group );
}
function as_enqueue_async_action( $hook, $args, $group ) {
	World::$scheduled[] = array( 0, $hook, $args, $group );
}
function as_unschedule_action( $hook, $args ) {
	World::$unscheduled[] = array( $hook, $args );
}
