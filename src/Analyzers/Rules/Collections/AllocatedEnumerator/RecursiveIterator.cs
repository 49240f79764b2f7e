using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Collections.AllocatedEnumerator;

/// <summary>
/// Finds the loops by which an iterator goes through what it gives itself for a part, and hands each element on: each node makes an iterator, and each element
/// passes through as many as it is deep. Where several methods may run for a part, no one loop can go through all.
/// </summary>
internal static class RecursiveIterator
{
    /// <summary>Whether a loop is one.</summary>
    public static bool Is(IForEachLoopOperation loop, CommonForEachStatementSyntax statement, SemanticModel model, CancellationToken cancellationToken)
    {
        if (statement is not ForEachStatementSyntax { Identifier.ValueText: var element } || !HandsOn(statement, element))
            return false;
        var called = loop.Collection.Inside(Through.BuiltInImplicit) switch
        {
            IInvocationOperation call => call.TargetMethod.ReducedFrom ?? call.TargetMethod,
            IPropertyReferenceOperation property => property.Property.GetMethod,
            _ => null,
        };
        if (called is not null && Overrides.AreSeveral(called, model.Compilation))
            return false;
        var enumerated = model.GetForEachStatementInfo(statement).GetEnumeratorMethod;
        for (var self = model.GetEnclosingSymbol(statement.SpanStart, cancellationToken) as IMethodSymbol; self is not null; self = self.OverriddenMethod)
        {
            if (AreSame(self, called) || AreSame(self, enumerated))
                return true;
        }

        return false;
    }

    private static bool HandsOn(CommonForEachStatementSyntax statement, string element)
    {
        foreach (var yield in MemberIndex.Own(FlowNode.Yield, statement))
        {
            if (yield is YieldStatementSyntax { Expression: { } expression } && expression.Plain() is IdentifierNameSyntax name
                && name.Identifier.ValueText == element)
            {
                return true;
            }
        }

        return false;
    }

    private static bool AreSame(IMethodSymbol self, IMethodSymbol? called) =>
        SymbolEqualityComparer.Default.Equals(self.OriginalDefinition, called?.OriginalDefinition);
}
