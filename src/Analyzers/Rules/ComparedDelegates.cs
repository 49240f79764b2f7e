using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules;

/// <summary>Determines whether one delegate can stand for several that are equal.</summary>
internal static class ComparedDelegates
{
    /// <summary>
    /// Whether whoever is given the delegate may compare it by reference: only methods of the framework are known not to, where they ask for a delegate,
    /// which they call, and not for a value of any type, as <c>List.Add</c> does to keep it.
    /// </summary>
    public static bool MayBeCompared(IOperation value) =>
        !(value.Around(Through.Any).Parent is IArgumentOperation { Parameter.OriginalDefinition.Type.TypeKind: TypeKind.Delegate,
                Parent: IInvocationOperation { TargetMethod: { ContainingType: { } owner } } } && owner.IsOfFramework()
            && owner.DeclaringSyntaxReferences.IsEmpty);
}
