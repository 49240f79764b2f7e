using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Collections.RepeatedReflection;

/// <summary>
/// Determines whether a method of the project does nothing but ask reflection about its first parameter: then its answer is as fixed as that of reflection,
/// and made anew each time as well.
/// </summary>
internal static class OwnQuestion
{
    /// <summary>Whether an operation may call such a method. Cheap enough for every call.</summary>
    public static bool MayBe(IOperation operation) =>
        operation is IInvocationOperation { TargetMethod: { DeclaringSyntaxReferences.Length: 1, ReturnsVoid: false } called }
        && (called.ReducedFrom ?? called) is { IsStatic: true, Parameters: { Length: > 0 } parameters }
        && parameters[0].Type is INamedTypeSymbol { Name: "Type" or "TypeInfo" or "MemberInfo" or "PropertyInfo" or "FieldInfo" or "MethodInfo" } asked
        && FixedQuestion.IsOfReflection(asked);

    /// <summary>Whether the method that is called asks reflection, and does nothing else that could keep an answer.</summary>
    public static bool Asks(IInvocationOperation call, CancellationToken cancellationToken)
    {
        var method = (call.TargetMethod.ReducedFrom ?? call.TargetMethod).OriginalDefinition;
        if (BodyOf(method, call, cancellationToken) is not { } body)
            return false;
        var asks = false;
        foreach (var part in body.Descendants())
        {
            switch (part)
            {
                case IInvocationOperation inner:
                    asks |= FixedQuestion.MayBe(inner);
                    if (!FixedQuestion.IsOfReflection(inner.TargetMethod.ContainingType) && !LinqChain.IsOperator(inner.TargetMethod))
                        return false;
                    break;
                case IMemberReferenceOperation { Member.ContainingType: var owner } when !FixedQuestion.IsOfReflection(owner):
                case IAssignmentOperation or IAnonymousFunctionOperation or IObjectCreationOperation or ILoopOperation:
                    return false;
                default:
                    break;
            }
        }

        return asks;
    }

    /// <summary>What a method in source does that a call names; null where it has no body, or one of another compilation.</summary>
    public static IOperation? BodyOf(IMethodSymbol method, IInvocationOperation call, CancellationToken cancellationToken) =>
        MethodBody.Of(method, cancellationToken) is { Parent: { } declaration }
            ? SourceModels.Find(call.SemanticModel!.Compilation, declaration.SyntaxTree)?.GetOperation(declaration, cancellationToken)
            : null;
}
