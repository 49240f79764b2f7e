namespace Allocations.Tests;

/// <summary>
/// The option with which one loop is enough for what asks for longer code, as any place is with <c>minimum_heat = unknown</c>: for tests of what a rule sees in
/// warm code, whose snippets need not be sure to run often.
/// </summary>
internal static class OneLoop
{
    /// <summary>A file with the option for all rules.</summary>
    public static readonly (string Path, string Text) IsEnough = ("/.globalconfig", "is_global = true\ndotnet_code_quality.allocations.minimum_heat = warm\n");
}
