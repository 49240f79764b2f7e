using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Collections.AllocatedEnumerator;

/// <summary>A loop through a collection by an enumerator: a <c>foreach</c>, or one whose enumerator the code asks for itself.</summary>
/// <param name="Collection">What is gone through.</param>
/// <param name="Expression">The same as it is written.</param>
/// <param name="Loop">The loop.</param>
internal sealed record Enumeration(IOperation Collection, ExpressionSyntax Expression, StatementSyntax Loop)
{
    /// <summary>The method that gives the enumerator; null where a <c>foreach</c> has none.</summary>
    public IMethodSymbol? Method { get; private init; }

    /// <summary>The type of the elements that the enumerator gives; null where it is not known.</summary>
    public ITypeSymbol? ElementType { get; private init; }

    /// <summary>Whether the code asks for the enumerator where a <c>foreach</c> takes none, as over an array or a text.</summary>
    public bool IsNeedless { get; private init; }

    /// <summary>Whether the loop takes elements otherwise than one in each iteration, such as in step with another enumerator.</summary>
    public bool IsInStep { get; private init; }

    /// <summary>A <c>foreach</c>.</summary>
    public static Enumeration Of(IForEachLoopOperation loop, CommonForEachStatementSyntax statement)
    {
        var info = loop.SemanticModel!.GetForEachStatementInfo(statement);
        return new(loop.Collection.Inside(Through.BuiltInImplicit), statement.Expression, statement)
        {
            Method = info.GetEnumeratorMethod,
            ElementType = info.ElementType,
        };
    }

    /// <summary>Whether an operation asks for an enumerator that is an object. Cheap enough for every call.</summary>
    public static bool MayBe(IOperation operation) => operation is IInvocationOperation
    {
        Instance: { },
        Arguments.IsEmpty: true,
        TargetMethod: { Name: WellKnownMemberNames.GetEnumeratorMethodName, ReturnType.IsReferenceType: true },
    };

    /// <summary>The loop of an enumerator that a call gives; null where it is not only for one loop of the function.</summary>
    public static Enumeration? Of(IInvocationOperation call, CancellationToken cancellationToken)
    {
        if (call is not { Instance: { } instance, Syntax: InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax access } }
            || ExplicitEnumerator.Of(call, cancellationToken) is not { } enumerator)
        {
            return null;
        }

        var collection = instance.Inside(Through.BuiltInImplicit);
        return new(collection, access.Expression, enumerator.Loop)
        {
            Method = call.TargetMethod,
            ElementType = ConcreteCollections.CurrentOf(call.TargetMethod.ReturnType),
            IsNeedless = TakesNoEnumerator(collection.Type!),
            IsInStep = enumerator.IsInStep,
        };
    }

    /// <summary>Whether the compiler goes through a type by an index.</summary>
    public static bool TakesNoEnumerator(ITypeSymbol type) => type.TypeKind == TypeKind.Array || type.SpecialType == SpecialType.System_String;
}
