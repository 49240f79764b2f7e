using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Boxes;

/// <summary>Determines which calls only compare with null, so that the JIT decides them without a box.</summary>
internal static class NullComparison
{
    /// <summary>Whether a call is <c>object.Equals(value, null)</c>, the arguments in any order.</summary>
    public static bool Is(IInvocationOperation call) =>
        call.TargetMethod is { Name: nameof(Equals), IsStatic: true, ContainingType.SpecialType: SpecialType.System_Object } && HasNull(call);

    private static bool HasNull(IInvocationOperation call)
    {
        foreach (var argument in call.Arguments)
        {
            if (NullValue.Is(argument.Value))
                return true;
        }

        return false;
    }
}
