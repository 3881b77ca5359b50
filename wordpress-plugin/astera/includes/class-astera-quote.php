<?php
/**
 * What an order will cost.
 *
 * @package Astera
 */

defined( 'ABSPATH' ) || exit;

/**
 * Computed by WooCommerce's own cart, which is thrown away afterwards: no session, no order, no cookie.
 */
final class Astera_Quote {

	const MOST_LINES = 100;

	/**
	 * Totals of lines that are sent to an address.
	 *
	 * @param array $request `line_items`, `shipping` and `billing` as the REST API of orders has them.
	 * @return array|WP_Error
	 */
	public static function of( $request ) {
		$contents = self::contents( isset( $request['line_items'] ) ? $request['line_items'] : null );
		if ( is_wp_error( $contents ) ) {
			return $contents;
		}
		self::load_cart_functions();
		$woocommerce = WC();
		$before      = array( $woocommerce->session, $woocommerce->customer, $woocommerce->cart );
		try {
			$woocommerce->session  = self::session();
			$woocommerce->customer = self::customer( $request );
			$woocommerce->cart     = self::cart();
			$woocommerce->cart->set_cart_contents( $contents );
			$woocommerce->cart->calculate_totals();
			return self::answer( $woocommerce->cart );
		} finally {
			list( $woocommerce->session, $woocommerce->customer, $woocommerce->cart ) = $before;
			// Rates that were found for that address are no one else's.
			$woocommerce->shipping()->reset_shipping();
		}
	}

	/**
	 * Lines as a cart holds them.
	 *
	 * @param mixed $lines What was sent.
	 * @return array|WP_Error
	 */
	private static function contents( $lines ) {
		if ( ! is_array( $lines ) || ! $lines || count( $lines ) > self::MOST_LINES ) {
			return self::refusal( 'line_items' );
		}
		$contents = array();
		foreach ( array_values( $lines ) as $at => $line ) {
			$product_id = is_array( $line ) && isset( $line['product_id'] ) ? absint( $line['product_id'] ) : 0;
			$quantity   = is_array( $line ) && isset( $line['quantity'] ) ? absint( $line['quantity'] ) : 0;
			if ( ! $product_id || ! $quantity || $quantity > 9999 ) {
				return self::refusal( "line_items[$at]" );
			}
			$product = wc_get_product( $product_id );
			if ( ! $product || 'publish' !== $product->get_status() || ! $product->is_purchasable() ) {
				return new WP_Error( 'astera_unknown_product', __( 'There is no such product to order.', 'astera' ), array( 'status' => 404, 'product_id' => $product_id ) );
			}
			$is_variation     = $product->is_type( 'variation' );
			$key              = 'line-' . $at;
			$contents[ $key ] = array(
				'key'          => $key,
				'product_id'   => $is_variation ? $product->get_parent_id() : $product_id,
				'variation_id' => $is_variation ? $product_id : 0,
				'variation'    => array(),
				'quantity'     => $quantity,
				'data'         => $product,
				'data_hash'    => wc_get_cart_item_data_hash( $product ),
			);
		}
		return $contents;
	}

	/**
	 * What is wrong with a question.
	 *
	 * @param string $field The part of it.
	 * @return WP_Error
	 */
	private static function refusal( $field ) {
		/* translators: %s: name of a field. */
		return new WP_Error( 'astera_invalid_quote', sprintf( __( 'Invalid: %s', 'astera' ), $field ), array( 'status' => 400 ) );
	}

	/**
	 * REST requests do not load them.
	 */
	private static function load_cart_functions() {
		include_once WC_ABSPATH . 'includes/wc-cart-functions.php';
		include_once WC_ABSPATH . 'includes/wc-notice-functions.php';
		include_once __DIR__ . '/class-astera-quote-session.php';
	}

	/**
	 * A session that no one keeps.
	 *
	 * @return WC_Session
	 */
	private static function session() {
		return new Astera_Quote_Session();
	}

	/**
	 * A visitor at an address. Like an order, one without an address to send to is taxed where the bill goes, and one
	 * without any address where the shop is.
	 *
	 * @param array $request What was sent.
	 * @return WC_Customer
	 */
	private static function customer( $request ) {
		$billing  = self::address( $request, 'billing' );
		$shipping = self::address( $request, 'shipping' );
		if ( '' === $billing['country'] ) {
			$billing = '' === $shipping['country'] ? array_merge( $billing, wc_get_base_location() ) : $shipping;
		}
		if ( '' === $shipping['country'] ) {
			$shipping = $billing;
		}
		$customer = new WC_Customer( 0 );
		$customer->set_billing_location( $billing['country'], $billing['state'], $billing['postcode'], $billing['city'] );
		$customer->set_shipping_location( $shipping['country'], $shipping['state'], $shipping['postcode'], $shipping['city'] );
		$customer->set_calculated_shipping( true );
		return $customer;
	}

	/**
	 * What of an address counts.
	 *
	 * @param array  $request What was sent.
	 * @param string $name    `billing` or `shipping`.
	 * @return array
	 */
	private static function address( $request, $name ) {
		$sent    = isset( $request[ $name ] ) && is_array( $request[ $name ] ) ? $request[ $name ] : array();
		$address = array();
		foreach ( array( 'country', 'state', 'postcode', 'city' ) as $field ) {
			$address[ $field ] = isset( $sent[ $field ] ) && is_scalar( $sent[ $field ] ) ? wc_clean( (string) $sent[ $field ] ) : '';
		}
		return $address;
	}

	/**
	 * A cart that knows no session and sets no cookie.
	 *
	 * @return WC_Cart
	 */
	private static function cart() {
		add_filter( 'woocommerce_cart_session_initialize', '__return_false', 1000 );
		try {
			return new WC_Cart();
		} finally {
			remove_filter( 'woocommerce_cart_session_initialize', '__return_false', 1000 );
		}
	}

	/**
	 * What is answered.
	 *
	 * @param WC_Cart $cart With its totals.
	 * @return array
	 */
	private static function answer( $cart ) {
		$answer = array(
			'currency'           => get_woocommerce_currency(),
			'total'              => self::decimal( $cart->get_total( 'edit' ) ),
			'total_tax'          => self::decimal( $cart->get_total_tax() ),
			'shipping_total'     => self::decimal( $cart->get_shipping_total() ),
			'shipping_tax'       => self::decimal( $cart->get_shipping_tax() ),
			'shipping_lines'     => array(),
			'prices_include_tax' => wc_prices_include_tax(),
		);
		foreach ( $cart->calculate_shipping() as $rate ) {
			$answer['shipping_lines'][] = array(
				'method_id'    => $rate->get_method_id(),
				'method_title' => $rate->get_label(),
				'total'        => self::decimal( $rate->get_cost() ),
				'total_tax'    => self::decimal( array_sum( $rate->get_taxes() ) ),
			);
		}
		return $answer;
	}

	/**
	 * An amount as text, with the shop's number of decimals.
	 *
	 * @param float|string $amount The amount.
	 * @return string
	 */
	private static function decimal( $amount ) {
		return wc_format_decimal( $amount, wc_get_price_decimals() );
	}
}
