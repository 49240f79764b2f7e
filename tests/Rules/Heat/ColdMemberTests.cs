using Microsoft.CodeAnalysis;
using static Allocations.Tests.Heat.HeatVerifier;

namespace Allocations.Tests.Heat;

/// <summary>What a framework runs once, and what only a test, benchmark set-up or debugger runs, is cold.</summary>
public sealed class ColdMemberTests
{
    [Theory]
    [InlineData("static C() { Use({|#0:new object()|}); }", "cold: runs once at start-up")]
    [InlineData("static C() { foreach (var i in new int[3]) Use({|#0:new object()|}); }", "cold: runs once at start-up")]
    [InlineData("C() { Use({|#0:new object()|}); }", Unknown)]
    [InlineData("static readonly object F = {|#0:new object()|};", "cold: runs once at start-up")]
    [InlineData("readonly object F = {|#0:new object()|};", Unknown)]
    [InlineData("static object F { get; } = {|#0:new object()|};", "cold: runs once at start-up")]
    [InlineData("static object F { get => {|#0:new object()|}; }", Unknown)]
    [InlineData("static object F => {|#0:new object()|};", Unknown)]
    [InlineData("object F { get; } = {|#0:new object()|};", Unknown)]
    [InlineData("static readonly Func<object> F = () => {|#0:new object()|};", Unknown)]
    [InlineData("static readonly object[] F = new int[3].Select(i => {|#0:new object()|}).ToArray();", "cold: runs once at start-up")]
    [InlineData("static readonly Lazy<object> F = new(() => {|#0:new object()|});", "cold: in a factory that runs once")]
    [InlineData("static void Main() { Use({|#0:new object()|}); }", "cold: runs once at start-up")]
    [InlineData("static void Main() { foreach (var i in new int[3]) Use({|#0:new object()|}); }", InLoop)]
    [InlineData("static void Main() { Action a = () => Use({|#0:new object()|}); }", Unknown)]
    [InlineData("static void Main() { new List<int>().ForEach(i => Use({|#0:new object()|})); }", "hot: in a lambda that 'ForEach' runs for each element")]
    [InlineData("static void Main() { F(); void F() => Use({|#0:new object()|}); }", "cold: runs once at start-up")]
    [InlineData("void Main() { Use({|#0:new object()|}); }", Unknown)]
    [InlineData("[System.Runtime.CompilerServices.ModuleInitializer] internal static void F() => Use({|#0:new object()|});", "cold: runs once at start-up")]
    [InlineData("static event Action F = Make({|#0:new object()|}); static Action Make(object o) => null;", "cold: runs once at start-up")]
    [InlineData("static async Task Main(string[] args) { await Task.Yield(); Use({|#0:new object()|}); }", "cold: runs once at start-up")]
    [InlineData("static void Main() { again: Use({|#0:new object()|}); if (Is(null)) goto again; }", InLoop)]
    [InlineData("static void Main() { _ = Task.Run(() => Use({|#0:new object()|})); }", "cold: runs once at start-up")]
    [InlineData("static void Main(int retries) => Use({|#0:new object()|});", Unknown)]
    public Task StartUp_IsCold(string members, string heat) => VerifyMembersAsync(members, heat);

    [Theory]
    [InlineData("_ = {|#0:new object()|};", "cold: top-level statements")]
    [InlineData("while (args.Length > 0) { _ = {|#0:new object()|}; }", "hot: in a loop (line 1)")]
    [InlineData("System.Func<object> f = () => {|#0:new object()|};", Unknown)]
    [InlineData("F(); void F() { _ = {|#0:new object()|}; }", "cold: top-level statements")]
    [InlineData("foreach (var a in args[0]) F(); void F() { _ = {|#0:new object()|}; }", "often hot: local function called in a loop (line 1)")]
    [InlineData("foreach (var a in args) { _ = {|#0:new object()|}; }", "cold: top-level statements")]
    [InlineData("var n = 0; again: _ = {|#0:new object()|}; if (n++ < 3) goto again;", "hot: in a loop (line 1)")]
    [InlineData("System.Action a = () => { _ = {|#0:new object()|}; }; while (args.Length > 0) a();", "hot: lambda called in a loop (line 1)")]
    public Task TopLevelStatements_AreStartUp(string code, string heat)
    {
        var test = Create(code, heat);
        test.TestState.OutputKind = OutputKind.ConsoleApplication;
        return test.RunAsync();
    }

    [Theory]
    [InlineData("_ = {|#0:new object()|};", "Program.<Main>$", "hot: declared hot by hot_members")]
    [InlineData("_ = {|#0:new object()|};", "Program.*", "hot: declared hot by hot_members")]
    [InlineData("System.Func<object> f = () => {|#0:new object()|};", "Program.*", "hot: declared hot by hot_members")]
    [InlineData("_ = {|#0:new object()|};", "Program.Other", "cold: top-level statements")]
    [InlineData("foreach (var a in args) { _ = {|#0:new object()|}; }", "Program.*", "hot: declared hot by hot_members")]
    public Task TopLevelStatements_CanBeDeclaredHot(string code, string pattern, string heat)
    {
        var test = Create(code, heat);
        test.TestState.OutputKind = OutputKind.ConsoleApplication;
        test.TestState.AnalyzerConfigFiles.Add(("/.editorconfig", "root = true\n[*.cs]\ndotnet_code_quality.allocations.hot_members = " + pattern + "\n"));
        return test.RunAsync();
    }

    [Theory]
    [InlineData("public void ConfigureServices(IServiceCollection services) { Use({|#0:new object()|}); }", "cold: configures the host")]
    [InlineData("static IHostBuilder CreateHostBuilder(string[] args) { Use({|#0:new object()|}); return null; }", "cold: configures the host")]
    [InlineData("static IServiceCollection AddShop(IServiceCollection services) { Use({|#0:new object()|}); return services; }", "cold: configures the host")]
    [InlineData("void Configure(IApplicationBuilder app) { Use({|#0:new object()|}); }", "cold: configures the host")]
    [InlineData(
        "void Configure(IApplicationBuilder app, int[] ints) { foreach (var i in ints) Use({|#0:new object()|}); }",
        "unknown: in a loop (line 9) of 'Configure', which runs rarely")]
    [InlineData(
        "void F(IHostBuilder host) { } void G(IHostBuilder host) => host.ConfigureServices(services => Use({|#0:new object()|}));",
        "cold: configures the host")]
    [InlineData(
        "object F(IHostBuilder host, int[] ints) => host.ConfigureServices(services => { foreach (var i in ints) Use({|#0:new object()|}); });",
        "unknown: in a loop (line 9), in a lambda that runs rarely")]
    [InlineData("void F(IServiceCollection services) => services.Configure<Log>(options => options.Debug({|#0:new object()|}));", "cold: configures the host")]
    [InlineData("void F(IServiceCollection services) => services.AddSingleton(provider => {|#0:new object()|});", "cold: in a factory that runs once")]
    [InlineData("void F(IServiceCollection services) => services.AddTransient(provider => {|#0:new object()|});", Unknown)]
    [InlineData("void F(IApplicationBuilder app) => app.UseEndpoints(routes => Use({|#0:new object()|}));", "cold: configures the host")]
    [InlineData("interface IServiceCollection { } class D { void F(IServiceCollection services) => Use({|#0:new object()|}); }", Unknown)]
    [InlineData(
        "class S : BackgroundService { protected override async Task ExecuteAsync(CancellationToken t) { Use({|#0:new object()|}); "
            + "while (!t.IsCancellationRequested) await Task.Yield(); } }",
        "cold: runs once for each service")]
    [InlineData(
        "class S : BackgroundService { protected override async Task ExecuteAsync(CancellationToken t) { while (!t.IsCancellationRequested) { "
            + "await Task.Yield(); Use({|#0:new object()|}); } } }",
        InLoop)]
    [InlineData(
        "class S : IHostedService { public Task StartAsync(CancellationToken t) { Use({|#0:new object()|}); return null; } }",
        "cold: runs once for each service")]
    [InlineData("class S { public Task StartAsync(CancellationToken t) { Use({|#0:new object()|}); return null; } }", Unknown)]
    public Task HostConfiguration_IsColdOutsideLoops(string members, string heat) => VerifyMembersAsync(members, heat);

    [Theory]
    [InlineData("class ShopBuilder { public ShopBuilder With(Action<Log> configure) { Use({|#0:new object()|}); return this; } }", "cold: sets things up")]
    [InlineData(
        "class ShopOptions { } interface IShopBuilder { } class ShopBuilder : IShopBuilder { public IShopBuilder With(ShopOptions o) { "
            + "Use({|#0:new object()|}); return this; } }",
        "cold: sets things up")]
    [InlineData(
        "class ShopBuilder { public ShopBuilder With(Action<Log> configure) => this; } void F(ShopBuilder b) => b.With(log => Use({|#0:new object()|}));",
        "cold: sets things up")]
    [InlineData(
        "class ShopBuilder { public ShopBuilder With(Action<Log> configure) { while (Is(null)) Use({|#0:new object()|}); return this; } }",
        "unknown: in a loop (line 9) of 'With', which runs rarely")]
    [InlineData("class ShopBuilder { public ShopBuilder Append(string s) { Use({|#0:new object()|}); return this; } }", Unknown)]
    [InlineData("class ShopBuilder { public ShopBuilder With(Action<int> each) { Use({|#0:new object()|}); return this; } }", Unknown)]
    [InlineData("class Result { public Result Then(Action<Log> run) { Use({|#0:new object()|}); return this; } }", Unknown)]
    [InlineData("class ShopBuilder { public string Then(Action<Log> run) => Text({|#0:new object()|}); }", Unknown)]
    [InlineData("public void Register(Type type) => Use({|#0:new object()|});", "cold: sets things up")]
    [InlineData("public void RegisterService<TService>(Func<TService> make) => Use({|#0:new object()|});", "cold: sets things up")]
    [InlineData("public void Register<T>(T item) => Use({|#0:new object()|});", "unknown: in 'Register', which runs rarely")]
    [InlineData("public void Register(object callback) => Use({|#0:new object()|});", "unknown: in 'Register', which runs rarely")]
    [InlineData("public void Registered(Type type) => Use({|#0:new object()|});", Unknown)]
    public Task SetUp_IsColdOutsideLoops(string members, string heat) => VerifyMembersAsync(members, heat);

    [Theory]
    [InlineData("public void Close() => Use({|#0:new object()|});", "cold: runs at the end of its object")]
    [InlineData("public void Stop(TimeSpan wait) => Use({|#0:new object()|});", "cold: runs at the end of its object")]
    [InlineData(
        "public void Shutdown() { foreach (var i in new int[3]) Use({|#0:new object()|}); }",
        "unknown: in a loop (line 9) of 'Shutdown', which runs rarely")]
    [InlineData("public Task StopAsync(CancellationToken token) { Use({|#0:new object()|}); return null; }", "cold: runs at the end of its object")]
    [InlineData("public Task CloseAsync(bool force) { Use({|#0:new object()|}); return null; }", "cold: runs at the end of its object")]
    [InlineData("public Task CloseAsync(Log log) { Use({|#0:new object()|}); return null; }", Unknown)]
    [InlineData("public void Stop(string reason) => Use({|#0:new object()|});", "cold: runs at the end of its object")]
    [InlineData("public void Close(string name) => Use({|#0:new object()|});", Unknown)]
    [InlineData("public string Stop() => Text({|#0:new object()|});", Unknown)]
    [InlineData("struct Watch { public void Stop() => Use({|#0:new object()|}); }", Unknown)]
    [InlineData("public void Stopped() => Use({|#0:new object()|});", Unknown)]
    public Task EndOfAnObject_IsColdOutsideLoops(string members, string heat) => VerifyMembersAsync(members, heat);

    [Theory]
    [InlineData("[Benchmark] public void F() => Use({|#0:new object()|});", "often hot: in a benchmark")]
    [InlineData("[GlobalSetup] public void F() => Use({|#0:new object()|});", "cold: benchmark set-up")]
    [InlineData("[GlobalSetup] public void F(int[] ints) { foreach (var i in ints) Use({|#0:new object()|}); }", "cold: benchmark set-up")]
    [InlineData("[GlobalCleanup] public void F() => Use({|#0:new object()|});", "cold: benchmark set-up")]
    [InlineData("[IterationSetup] public void F() => Use({|#0:new object()|});", "cold: benchmark set-up")]
    [InlineData("[IterationCleanup] public void F() => Use({|#0:new object()|});", "cold: benchmark set-up")]
    [InlineData("[Xunit.Fact] public void F() => Use({|#0:new object()|});", "cold: test method")]
    [InlineData("[Xunit.Theory] public void F(int[] ints) { foreach (var i in ints) Use({|#0:new object()|}); }", "cold: test method")]
    [InlineData("class SlowFactAttribute : Xunit.FactAttribute { } [SlowFact] public void F() => Use({|#0:new object()|});", "cold: test method")]
    [InlineData("[NUnit.Framework.Test] public void F() => Use({|#0:new object()|});", "cold: test method")]
    [InlineData("[NUnit.Framework.TestCase] public void F() => Use({|#0:new object()|});", "cold: test method")]
    [InlineData("[Microsoft.VisualStudio.TestTools.UnitTesting.TestMethod] public void F() => Use({|#0:new object()|});", "cold: test method")]
    [InlineData("[TUnit.Core.Test] public void F() { Action a = () => Use({|#0:new object()|}); }", "cold: test method")]
    [InlineData("[NUnit.Framework.SetUp] public void F() => Use({|#0:new object()|});", "cold: test set-up")]
    [InlineData("[NUnit.Framework.OneTimeTearDown] public void F() => Use({|#0:new object()|});", "cold: test set-up")]
    [InlineData("[Microsoft.VisualStudio.TestTools.UnitTesting.ClassInitialize] public void F() => Use({|#0:new object()|});", "cold: test set-up")]
    [InlineData("[TUnit.Core.Before] public void F() => Use({|#0:new object()|});", "cold: test set-up")]
    [InlineData("class D { public D() => Use({|#0:new object()|}); [Xunit.Fact] public void F() { } }", "cold: test set-up")]
    [InlineData("class D { public void Dispose() => Use({|#0:new object()|}); [Xunit.Fact] public void F() { } }", "cold: test set-up")]
    [InlineData("class D { public D() => Use({|#0:new object()|}); public void F() { } }", Unknown)]
    [InlineData("[Other.Fact] public void F() => Use({|#0:new object()|});", Unknown)]
    [InlineData("[Obsolete] public void F() => Use({|#0:new object()|});", Unknown)]
    public Task TestAndBenchmark_AreKnownByAttribute(string members, string heat) => VerifyMembersAsync(members, heat);

    [Theory]
    [InlineData("public override string ToString() => Text({|#0:new object()|});", "cold: debug text")]
    [InlineData("public override string ToString() { foreach (var c in \"\") Use({|#0:new object()|}); return \"\"; }", "cold: debug text")]
    [InlineData("public string ToString(int n) => Text({|#0:new object()|});", Unknown)]
    [InlineData("public void DumpCode(int[] ints) { foreach (var i in ints) Use({|#0:new object()|}); }", "cold: debug text")]
    [InlineData("void Debug() => Use({|#0:new object()|});", "cold: debug text")]
    [InlineData("string DescribeAsHex(byte[] data) { foreach (var b in data) Use({|#0:new object()|}); return null; }", "cold: debug text")]
    [InlineData("void DescribeChunk(int n, System.Text.StringBuilder text) => Use({|#0:new object()|});", "cold: debug text")]
    [InlineData("void Describe(TextWriter text) => Use({|#0:new object()|});", "cold: debug text")]
    [InlineData("int DescribeTable(string name) => Is({|#0:new object()|}) ? 1 : 0;", Unknown)]
    [InlineData("string Descriptor() => Text({|#0:new object()|});", Unknown)]
    [InlineData("class ModuleDumpWriter { void Write() => Use({|#0:new object()|}); }", "cold: debug text")]
    [InlineData("class PacketDump { public static void Write(int[] ints) { foreach (var i in ints) Use({|#0:new object()|}); } }", "cold: debug text")]
    [InlineData("class HexDumper { public void Write() => Use({|#0:new object()|}); }", "cold: debug text")]
    [InlineData("class Dumps { public void Write() => Use({|#0:new object()|}); }", Unknown)]
    [InlineData("void Debugger() => Use({|#0:new object()|});", Unknown)]
    [InlineData("[DebuggerDisplay(\"{Display,nq}\")] class D { string Display => Text({|#0:new object()|}); }", "cold: debug text")]
    [InlineData("[DebuggerDisplay(\"D {Describe()}\")] class D { string Describe() => Text({|#0:new object()|}); }", "cold: debug text")]
    [InlineData("[DebuggerDisplay(\"Count = {Count}\")] class D { public int Count => Is({|#0:new object()|}) ? 1 : 0; }", Unknown)]
    [InlineData("[DebuggerDisplay(\"{Display}\")] class D { string DisplayName => Text({|#0:new object()|}); }", Unknown)]
    [InlineData(
        "[DebuggerTypeProxy(typeof(View))] class D { class View { public View(D d) { } public object[] Items => new[] { {|#0:new object()|} }; } }",
        "cold: debug text")]
    [InlineData("class D { class View { public View(D d) { } public object[] Items => new[] { {|#0:new object()|} }; } }", Unknown)]
    public Task DebuggerText_IsCold(string members, string heat) => VerifyMembersAsync(members, heat);
}
