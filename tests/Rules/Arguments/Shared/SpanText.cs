using Allocations.Testing;

namespace Allocations.Tests.Arguments.Shared;

/// <summary>What the fixes write for a span of one item.</summary>
internal static class SpanText
{
    /// <summary>The expected text on the running Roslyn: before C# 12 a compiler takes the <c>ref readonly</c> parameter for a <c>ref</c> one.</summary>
    public static string Of(string text) => RoslynFacts.SupportsCSharp12 ? text : text.Replace("(in ", "(ref ", StringComparison.Ordinal);
}
