using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.CSharpAnalyzerVerifier<Allocations.Tests.Heat.HeatAnalyzer>;

namespace Allocations.Tests.Heat;

/// <summary>Expects the heat and the reason of the one <c>{|#0:new object()|}</c> in a source, as "level: reason".</summary>
internal static class HeatVerifier
{
    /// <summary>What is expected where nothing is known.</summary>
    public const string Unknown = "unknown: not known to be hot";

    /// <summary>What is expected where only cold code calls the member.</summary>
    public const string OnlyCold = "unknown: called only in cold code";

    /// <summary>What is expected in a loop of the members.</summary>
    public const string InLoop = "hot: in a loop (line 9)";

    /// <summary>The same where the place is sure to run often.</summary>
    public const string OftenInLoop = "often " + InLoop;

    /// <summary>Expects the heat of the place in a method body.</summary>
    public static Task VerifyBodyAsync(string body, string heat) => VerifyMembersAsync($"async Task M(int[] ints) {{ {body} await Task.Yield(); }}", heat);

    /// <summary>Expects the heat of the place in members, which stand on line 9.</summary>
    public static Task VerifyMembersAsync(string members, string heat) => CreateOfMembers(members, heat).RunAsync();

    /// <summary>Expects the heat of the place in a file.</summary>
    public static Task VerifyAsync(string code, string heat) => Create(code, heat).RunAsync();

    /// <summary>A test of the heat of the place in members, which stand on line 9.</summary>
    public static Verify.Test CreateOfMembers(string members, string heat) => Create(
        $$"""
        #pragma warning disable CS0162, CS0168, CS0219
        using System; using System.Collections; using System.Collections.Generic; using System.Linq; using System.Linq.Expressions; using System.Diagnostics;
        using System.Diagnostics.CodeAnalysis; using System.Globalization; using System.IO; using System.Threading; using System.Threading.Channels;
        using System.Threading.Tasks; using System.Net.Sockets; using System.Text.RegularExpressions; using Allocations; using BenchmarkDotNet.Attributes;
        using Microsoft.AspNetCore.Builder; using Microsoft.AspNetCore.Http; using Microsoft.AspNetCore.Mvc; using Microsoft.Extensions.DependencyInjection;
        using Microsoft.Extensions.Hosting;
        partial class C
        {
        {{members}}
        }
        partial class C
        {
            object _o, _p; bool _isVerbose, _isKnown, _isValid;
            Log _log = new(); Deferring _deferring = new();
            static void ThrowInvalid(object o) { if (o == null) throw new Exception(); } static void ThrowIfNull(object o) { }
            static void Use(object o) { }
            static bool Is(object o) => true;
            static string Text(object o) => "";
            static IEnumerable<object> Many(object o) => null;
            static IQueryable<int> Source(object o) => null;
            static void Keep(Action action) { }
            static void Each(int[] ints, Action<int> action) { foreach (var i in ints) action(i); }
            static void Once(Action action) => action();
            static void Maybe(bool condition, Action action) { if (condition) action?.Invoke(); }
            static async IAsyncEnumerable<int> AsyncInts() { await Task.Yield(); yield break; }
            [Conditional("DEBUG")] static void Print(object o) { }
            [DoesNotReturn] static void Reject(object o) => throw new Exception();
            static void OnlyThrows(object o) { var text = Text(o); throw new Exception(text); }
            static void MayThrow(object o) { if (o is null) return; throw new Exception(); }
        }
        interface IClient
        {
            Task<System.Net.Http.HttpResponseMessage> GetResponseAsync(int i);
            System.Net.Http.HttpResponseMessage Send(int i);
            System.Net.Http.HttpResponseMessage MakeResponse();
            void SendText(string text);
        }
        interface IKeys { ConsoleKeyInfo? ReadKey(); Task<ConsoleKeyInfo?> ReadKeyAsync(); }
        class Deferring { public void Debug(Func<string> text) { } public void Debug(Func<int, object> text) { } public void Info(Func<string> text) { } }
        class Log { public bool IsEnabled => true; public bool IsDebugEnabled => true; public void Debug(object o) { } public void Error(object o) { } }
        """,
        heat);

    /// <summary>A test of the heat of the place in a file.</summary>
    public static Verify.Test Create(string code, string heat)
    {
        var colon = heat.IndexOf(": ", StringComparison.Ordinal);
        return new Verify.Test
        {
            // The analyzer under test is the tests' own.
            TestBehaviors = TestBehaviors.SkipGeneratedCodeCheck | TestBehaviors.SkipSuppressionCheck,
            TestState = { Sources = { code, FrameworkStubs.Code } },
            ExpectedDiagnostics = { Verify.Diagnostic().WithLocation(0).WithArguments(heat[..colon], heat[(colon + 2)..]) },
        };
    }
}
