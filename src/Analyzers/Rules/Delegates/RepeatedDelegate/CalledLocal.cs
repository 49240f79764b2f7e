using System.Collections.Immutable;
using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Delegates.RepeatedDelegate;

/// <summary>A capturing lambda in a local that is only called, so that a local function can do its work.</summary>
/// <param name="Function">The lambda.</param>
/// <param name="Local">The local that holds it.</param>
/// <param name="Declaration">The statement that declares the local.</param>
/// <param name="Calls">Its calls.</param>
internal sealed record CalledLocal(
    IAnonymousFunctionOperation Function, ILocalSymbol Local, LocalDeclarationStatementSyntax Declaration, ImmutableArray<IInvocationOperation> Calls)
{
    /// <summary>The local whose value an operation makes; null where that is anything else, or is more than called.</summary>
    public static CalledLocal? Of(IOperation creation)
    {
        if (creation is not IDelegateCreationOperation
            {
                Target: IAnonymousFunctionOperation { Symbol: { IsAsync: false, ReturnsByRef: false, ReturnsByRefReadonly: false } } function,
            }
            || creation.Around(Through.Identity).Parent is not IVariableInitializerOperation
            {
                Parent: IVariableDeclaratorOperation
                {
                    Symbol: { RefKind: RefKind.None, Type.TypeKind: TypeKind.Delegate } local,
                    Syntax: VariableDeclaratorSyntax
                    {
                        Parent: VariableDeclarationSyntax
                        {
                            Variables.Count: 1,
                            Parent: LocalDeclarationStatementSyntax { Parent: BlockSyntax block } declaration,
                        },
                    },
                } declarator,
            }
            || Captures.Of(function) is not { } captures || (captures.Variables.Count == 0 && !captures.HasThis))
        {
            return null;
        }

        var calls = ImmutableArray.CreateBuilder<IInvocationOperation>();
        foreach (var mention in VariableOperations.Of(local, declarator))
        {
            if (mention == declarator)
                continue;
            if (mention.Parent is not IInvocationOperation { TargetMethod.MethodKind: MethodKind.DelegateInvoke } call || call.Instance != mention
                || call.Syntax is not InvocationExpressionSyntax || References.IsInNestedFunction(mention.Syntax, block))
            {
                return null;
            }

            calls.Add(call);
        }

        return calls.Count == 0 ? null : new CalledLocal(function, local, declaration, calls.ToImmutable());
    }
}
