namespace Allocations.CodeFixes.Verification;

/// <summary>What a fix may change besides the allocation.</summary>
internal enum FixSafety
{
    /// <summary>Same values, same exception types, same order of effects, for every input. Offered with Fix All.</summary>
    Safe,

    /// <summary>Differs in the way that its title names. Offered one by one; Fix All applies it only with <c>unsafe_fixes = true</c>.</summary>
    Unsafe,
}
