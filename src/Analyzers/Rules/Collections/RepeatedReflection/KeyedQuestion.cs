using System.Collections.Immutable;
using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Collections.RepeatedReflection;

/// <summary>
/// A question to reflection about a type or member that is known only when the code runs. Its answer is the same for each such type, and a table could
/// keep it.
/// </summary>
/// <remarks>
/// No question is one that a table or a lasting object keeps the answer of: in a constructor, in a function that looks something up or is the factory of a
/// table, or where the answer is stored, returned or passed to code of others, apart from a property that gives it: see <see cref="PropertyQuestion"/>.
/// Neither is one about each of the members that another question gave.
/// </remarks>
/// <param name="Call">The last call of the question: <c>type.GetInterfaces()</c>.</param>
/// <param name="Subject">The variable that it is about.</param>
/// <param name="IsOfObject">Whether it is about the type of an object, of which there are many of one type.</param>
internal sealed record KeyedQuestion(IInvocationOperation Call, string Subject, bool IsOfObject)
{
    // Functions that mention one of these keep what they find.
    private static readonly string[] Lookups = ["TryGetValue", "TryGet", "GetOrAdd", "GetOrCreate", "GetOrCreateValue", "TryAdd", "ContainsKey", "AddOrUpdate"];

    /// <summary>Whether a property gives the answer, so that it seems to be kept.</summary>
    public bool IsOfProperty { get; private init; }

    /// <summary>The question that an operation is; null where its answer may be kept already, or where several things decide it.</summary>
    public static KeyedQuestion? Of(IOperation operation, CancellationToken cancellationToken)
    {
        var isOwn = OwnQuestion.MayBe(operation);
        if (!(isOwn || FixedQuestion.MayBe(operation)) || operation is not IInvocationOperation { Syntax: InvocationExpressionSyntax syntax } call
            || FixedQuestion.MayBe(ConsumerOf(call) ?? call.Parent!) || !HasFixedArguments(call) || (isOwn && !OwnQuestion.Asks(call, cancellationToken)))
        {
            return null;
        }

        if (PropertyQuestion.Of(call) is { } property)
            return new KeyedQuestion(call, property, IsOfObject: false) { IsOfProperty = true };
        var isOfObject = false;
        var subject = SubjectOf(call);
        while (subject is IInvocationOperation or IPropertyReferenceOperation { Property.ContainingType: var _ } && NextOf(subject) is { } next)
        {
            isOfObject |= IsGetType(subject);
            subject = next.Inside(Through.BuiltInImplicit);
        }

        return NameOf(subject, isOfObject, cancellationToken) is { } name && !IsKept(call, cancellationToken) && !MayBeKept(syntax)
            ? new KeyedQuestion(call, name, isOfObject)
            : null;
    }

    private static IOperation? ConsumerOf(IInvocationOperation call) => call.Around(Through.BuiltInImplicit).Parent switch
    {
        IInvocationOperation outer => outer,
        IArgumentOperation { Parameter.Ordinal: 0, Parent: IInvocationOperation { TargetMethod.IsExtensionMethod: true } outer } => outer,
        _ => null,
    };

    /// <summary>The type, member or parameter that a call asks about.</summary>
    public static IOperation? SubjectOf(IInvocationOperation call) =>
        (call.Instance ?? (call.TargetMethod.IsExtensionMethod || call.TargetMethod.ContainingType.Name == "Attribute" || OwnQuestion.MayBe(call)
            ? CalledMethod.ArgumentOf(call, 0)?.Value
            : null))?.Inside(Through.BuiltInImplicit);

    /// <summary>What a step to a type or member goes out from: <c>member</c> of <c>member.DeclaringType</c>, <c>item</c> of <c>item.GetType()</c>.</summary>
    private static IOperation? NextOf(IOperation step) => step switch
    {
        IInvocationOperation call when IsGetType(call) => call.Instance,
        IInvocationOperation { Arguments.IsEmpty: true } call when FixedQuestion.IsOfReflection(call.TargetMethod.ContainingType) => call.Instance,
        IInvocationOperation { TargetMethod: { Name: "GetTypeInfo", ContainingType.Name: "IntrospectionExtensions" } } call => SubjectOf(call),
        IPropertyReferenceOperation { Arguments.IsEmpty: true } property
            when FixedQuestion.IsOfReflection(property.Property.ContainingType) => property.Instance,
        _ => null,
    };

    private static bool IsGetType(IOperation step) =>
        step is IInvocationOperation { TargetMethod: { Name: "GetType", ContainingType.SpecialType: SpecialType.System_Object } };

    private static bool HasFixedArguments(IInvocationOperation call)
    {
        var subject = call.Instance is null ? SubjectOf(call) : null;
        foreach (var argument in call.Arguments)
        {
            var value = argument.Value.Inside(Through.BuiltInImplicit);
            if (value != subject && !IsFixed(value))
                return false;
        }

        return true;
    }

    private static bool IsFixed(IOperation value) => value switch
    {
        { ConstantValue.HasValue: true } or ITypeOfOperation or IFieldReferenceOperation { Field.IsStatic: true } => true,
        ILocalReferenceOperation { Type.TypeKind: TypeKind.Enum } => true,
        IInvocationOperation { TargetMethod: { Name: "Empty", ContainingType.SpecialType: SpecialType.System_Array } } => true,
        IArrayCreationOperation { DimensionSizes: { Length: 1 } sizes, Initializer: null } => sizes[0].ConstantValue is { HasValue: true, Value: 0 },
        _ => WrittenItems.Of(value) is { IsDefault: false } elements && AreTypes(elements),
    };

    private static bool AreTypes(ImmutableArray<IOperation> elements)
    {
        foreach (var element in elements)
        {
            if (element is not ITypeOfOperation)
                return false;
        }

        return true;
    }

    /// <summary>
    /// The name of the variable that a question goes out from. One that stands for each element of a sequence in turn is no subject, but each object may be.
    /// </summary>
    private static string? NameOf(IOperation? subject, bool isOfObject, CancellationToken cancellationToken) => subject switch
    {
        ILocalReferenceOperation { Local: { DeclaringSyntaxReferences: { Length: 1 } declared } local }
            when isOfObject || declared[0].GetSyntax(cancellationToken) is VariableDeclaratorSyntax => local.Name,
        IParameterReferenceOperation { Parameter: var parameter }
            when isOfObject || parameter.ContainingSymbol is not IMethodSymbol { MethodKind: MethodKind.AnonymousFunction } => parameter.Name,
        IFieldReferenceOperation { Field: var field } => field.Name,
        IPropertyReferenceOperation { Property: { IsIndexer: false } property } => property.Name,
        IInstanceReferenceOperation when isOfObject => "this",
        _ => null,
    };

    /// <summary>Whether an answer, or the local that it stands in, is stored, returned or passed to code of others but operators of LINQ.</summary>
    private static bool IsKept(IInvocationOperation call, CancellationToken cancellationToken)
    {
        var local = call.Around(Through.BuiltInImplicit).Parent switch
        {
            IVariableInitializerOperation { Parent: IVariableDeclaratorOperation { Symbol: var declared } } => declared,
            ISimpleAssignmentOperation { Target: ILocalReferenceOperation { Local: var assigned }, Parent: IExpressionStatementOperation } => assigned,
            _ => null,
        };
        if (local is not { RefKind: RefKind.None, DeclaringSyntaxReferences.Length: 1 })
            return Keeps(call);
        var scope = References.ScopeOf(local.DeclaringSyntaxReferences[0].GetSyntax(cancellationToken));
        foreach (var name in References.To(local, scope, call.SemanticModel!, cancellationToken))
        {
            if (call.SemanticModel!.GetOperation(name, cancellationToken) is not { } mention || Keeps(mention))
                return true;
        }

        return false;
    }

    private static bool Keeps(IOperation value) => value.Around(Through.BuiltInImplicit).Parent switch
    {
        IForEachLoopOperation or IPropertyReferenceOperation or IFieldReferenceOperation or IArrayElementReferenceOperation
            or IConditionalAccessOperation => false,
        IIsPatternOperation or IBinaryOperation => false,
        IArgumentOperation { Parent: IInvocationOperation { TargetMethod: var method } } argument =>
            LinqChain.Around(argument) is { } chain
                ? chain.Use is ChainUse.Collected or ChainUse.Passed
                : method.DeclaringSyntaxReferences.IsEmpty,
        IInvocationOperation => false,
        ISimpleAssignmentOperation { Parent: IExpressionStatementOperation } assignment => assignment.Target != value,
        _ => true,
    };

    /// <summary>Whether the function around a question runs once for each subject, as far as its text tells.</summary>
    private static bool MayBeKept(InvocationExpressionSyntax call)
    {
        for (var node = call.Parent; node is not null; node = node.Parent)
        {
            switch (node)
            {
                case ConstructorDeclarationSyntax or FieldDeclarationSyntax or PropertyDeclarationSyntax { Initializer: not null }:
                    return true;
                case AnonymousFunctionExpressionSyntax { Parent: ArgumentSyntax { Parent: ArgumentListSyntax { Parent: { } user } } }:
                    if (user is not InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax { Name.Identifier.ValueText: var called } }
                        || Array.IndexOf(Lookups, called) >= 0)
                    {
                        return true;
                    }

                    break;
                case MemberDeclarationSyntax member:
                    foreach (var lookup in Lookups)
                    {
                        foreach (var _ in MemberIndex.Names(lookup, member))
                            return true;
                    }

                    return false;
                default:
                    break;
            }
        }

        return false;
    }
}
