namespace MiniResp.Tests;

public sealed class BeforeCommandTests : CommandTests<BeforeServer>;

public sealed class BeforeExpiryTests : ExpiryTests<BeforeServer>;

public sealed class BeforeProtocolTests : ProtocolTests<BeforeServer>;

public sealed class BeforeClientTests : ClientTests<BeforeServer>;

public sealed class BeforeStopTests : StopTests<BeforeServer>;

public sealed class BeforeSoakTests : SoakTests<BeforeServer>;

public sealed class BeforeRealClientTests : RealClientTests<BeforeServer>;

public sealed class AfterCommandTests : CommandTests<AfterServer>;

public sealed class AfterExpiryTests : ExpiryTests<AfterServer>;

public sealed class AfterProtocolTests : ProtocolTests<AfterServer>;

public sealed class AfterClientTests : ClientTests<AfterServer>;

public sealed class AfterStopTests : StopTests<AfterServer>;

public sealed class AfterSoakTests : SoakTests<AfterServer>;

public sealed class AfterRealClientTests : RealClientTests<AfterServer>;

public sealed class AutoFlushCommandTests : CommandTests<AutoFlushServer>;

public sealed class AutoFlushExpiryTests : ExpiryTests<AutoFlushServer>;

public sealed class AutoFlushProtocolTests : ProtocolTests<AutoFlushServer>;

public sealed class AutoFlushClientTests : ClientTests<AutoFlushServer>;

public sealed class AutoFlushStopTests : StopTests<AutoFlushServer>;

public sealed class AutoFlushSoakTests : SoakTests<AutoFlushServer>;

public sealed class AutoFlushRealClientTests : RealClientTests<AutoFlushServer>;

public sealed class TunedCommandTests : CommandTests<TunedServer>;

public sealed class TunedExpiryTests : ExpiryTests<TunedServer>;

public sealed class TunedProtocolTests : ProtocolTests<TunedServer>;

public sealed class TunedClientTests : ClientTests<TunedServer>;

public sealed class TunedStopTests : StopTests<TunedServer>;

public sealed class TunedSoakTests : SoakTests<TunedServer>;

public sealed class TunedRealClientTests : RealClientTests<TunedServer>;
