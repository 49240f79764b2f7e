namespace KvCache.Tests;

public sealed class BeforeValueTests : ValueTests<BeforeCache>;

public sealed class BeforeConversionTests : ConversionTests<BeforeCache>;

public sealed class BeforeCounterTests : CounterTests<BeforeCache>;

public sealed class BeforeRemovalTests : RemovalTests<BeforeCache>;

public sealed class BeforeGetOrAddTests : GetOrAddTests<BeforeCache>;

public sealed class BeforeEnumerationTests : EnumerationTests<BeforeCache>;

public sealed class BeforeExpiryTests(LapsedCache<BeforeCache> lapsed) : ExpiryTests<BeforeCache>(lapsed);

public sealed class BeforeNumberTextTests : NumberTextTests<BeforeCache>;

public sealed class BeforeConcurrencyTests : ConcurrencyTests<BeforeCache>;

public sealed class BeforeKindChangeTests : KindChangeTests<BeforeCache>;

public sealed class TunedValueTests : ValueTests<TunedCache>;

public sealed class TunedConversionTests : ConversionTests<TunedCache>;

public sealed class TunedCounterTests : CounterTests<TunedCache>;

public sealed class TunedRemovalTests : RemovalTests<TunedCache>;

public sealed class TunedGetOrAddTests : GetOrAddTests<TunedCache>;

public sealed class TunedEnumerationTests : EnumerationTests<TunedCache>;

public sealed class TunedExpiryTests(LapsedCache<TunedCache> lapsed) : ExpiryTests<TunedCache>(lapsed);

public sealed class TunedNumberTextTests : NumberTextTests<TunedCache>;

public sealed class TunedConcurrencyTests : ConcurrencyTests<TunedCache>;

public sealed class TunedKindChangeTests : KindChangeTests<TunedCache>;

#if HAS_AFTER
public sealed class AfterValueTests : ValueTests<AfterCache>;

public sealed class AfterConversionTests : ConversionTests<AfterCache>;

public sealed class AfterCounterTests : CounterTests<AfterCache>;

public sealed class AfterRemovalTests : RemovalTests<AfterCache>;

public sealed class AfterGetOrAddTests : GetOrAddTests<AfterCache>;

public sealed class AfterEnumerationTests : EnumerationTests<AfterCache>;

public sealed class AfterExpiryTests(LapsedCache<AfterCache> lapsed) : ExpiryTests<AfterCache>(lapsed);

public sealed class AfterNumberTextTests : NumberTextTests<AfterCache>;

public sealed class AfterConcurrencyTests : ConcurrencyTests<AfterCache>;
#endif
