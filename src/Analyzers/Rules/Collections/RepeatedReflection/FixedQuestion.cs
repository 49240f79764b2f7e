using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Collections.RepeatedReflection;

/// <summary>A question to reflection whose answer is the same each time, and an object or array of its own each time.</summary>
/// <param name="Call">The last call of the question: <c>typeof(X).GetProperties()</c>.</param>
/// <param name="Subject">The type that it is about.</param>
internal sealed record FixedQuestion(IInvocationOperation Call, ITypeSymbol Subject)
{
    // The questions that make an array or object each time. One for a member by its name alone makes none.
    private static readonly HashSet<string> Asking = new(StringComparer.Ordinal)
    {
        "GetProperties", "GetFields", "GetMethods", "GetConstructors", "GetMembers", "GetEvents", "GetInterfaces", "GetNestedTypes", "GetGenericArguments",
        "GetParameters", "GetCustomAttribute", "GetCustomAttributes", "GetMethod", "GetConstructor", "GetProperty", "GetValues", "GetNames",
    };

    /// <summary>The type parameter of the method around that the question is about; null where it is about none.</summary>
    public ITypeParameterSymbol? Parameter { get; private init; }

    /// <summary>Whether the answer holds attributes, which callers may change.</summary>
    public bool IsOfAttributes { get; private init; }

    /// <summary>Whether the question may fail: a name may be ambiguous, and what a part of the question asks for may be missing.</summary>
    public bool MayFail { get; private init; }

    /// <summary>Whether an operation may be such a question. Cheap enough for every call.</summary>
    public static bool MayBe(IOperation operation) =>
        operation is IInvocationOperation { TargetMethod: { Name: var name, ContainingType: { } type } } && Asking.Contains(name) && IsOfReflection(type)
        && (name is not ("GetMethod" or "GetConstructor" or "GetProperty") || HasTypes((IInvocationOperation)operation));

    /// <summary>The question that an operation is; null where it is not fixed, part of another, or where its answer may be changed.</summary>
    public static FixedQuestion? Of(IOperation operation, CancellationToken cancellationToken)
    {
        if (!MayBe(operation) || operation is not IInvocationOperation call || IsPartOfAnother(call))
            return null;
        var asked = new Parts();
        if (!asked.Add(call, isOutermost: true) || asked.Subject is not { } subject || asked.Parameters.Count > 1)
            return null;
        var parameter = asked.Parameters.Count == 0 ? null : asked.Parameters[0];
        if (parameter is { DeclaringMethod.MethodKind: not MethodKind.Ordinary })
            return null;
        var isOfAttributes = call.TargetMethod.Name.StartsWith("GetCustomAttribute", StringComparison.Ordinal);
        if (call.Type is IArrayTypeSymbol or { SpecialType: SpecialType.System_Array } or { TypeKind: TypeKind.Interface }
            && !AreAll(call, Reads, cancellationToken))
        {
            return null;
        }

        return new FixedQuestion(call, subject)
        {
            Parameter = parameter,
            IsOfAttributes = isOfAttributes,
            MayFail = asked.MayFail || isOfAttributes,
        };
    }

    /// <summary>Whether a type answers questions about types and members.</summary>
    public static bool IsOfReflection(INamedTypeSymbol type) => type.Name switch
    {
        "Type" or "Attribute" => type.IsIn("System"),
        "Enum" => type.SpecialType == SpecialType.System_Enum,
        _ => type.IsIn("System.Reflection"),
    };

    private static bool HasTypes(IInvocationOperation call)
    {
        foreach (var argument in call.Arguments)
        {
            if (argument.Parameter?.Type is IArrayTypeSymbol { ElementType.Name: "Type" }
                && argument.Value.ConstantValue is not { HasValue: true, Value: null })
            {
                return true;
            }
        }

        return false;
    }

    private static bool IsPartOfAnother(IInvocationOperation call) => call.Around(Through.BuiltInImplicit).Parent switch
    {
        IInvocationOperation outer => outer.Instance == call.Around(Through.BuiltInImplicit) && IsWhole(outer),
        IArgumentOperation { Parameter.Ordinal: 0, Parent: IInvocationOperation { TargetMethod.IsExtensionMethod: true } outer } => IsWhole(outer),
        _ => false,
    };

    private static bool IsWhole(IInvocationOperation outer) => MayBe(outer) && new Parts().Add(outer, isOutermost: true);

    /// <summary>Whether all that is done with an answer, where it stands or by a local that is declared with it, is of some kind.</summary>
    public static bool AreAll(IInvocationOperation call, Func<IOperation, bool> isOfKind, CancellationToken cancellationToken)
    {
        if (call.Around(Through.BuiltInImplicit).Parent is not IVariableInitializerOperation
            {
                Parent: IVariableDeclaratorOperation { Symbol: { RefKind: RefKind.None } local },
            })
        {
            return isOfKind(call);
        }

        var scope = References.ScopeOf(local.DeclaringSyntaxReferences[0].GetSyntax(cancellationToken));
        foreach (var name in References.To(local, scope, call.SemanticModel!, cancellationToken))
        {
            if (call.SemanticModel!.GetOperation(name, cancellationToken) is not { } mention || !isOfKind(mention))
                return false;
        }

        return true;
    }

    /// <summary>Whether a use neither changes an answer nor keeps it.</summary>
    private static bool Reads(IOperation value)
    {
        var outside = value.Around(Through.BuiltInImplicit);
        return outside.Parent switch
        {
            IForEachLoopOperation loop => loop.Collection == outside,
            IPropertyReferenceOperation property => MeasuredCopies.IsLength(property) && property.Instance == outside,
            IArrayElementReferenceOperation element => element.ArrayReference == outside && ArrayUse.IsOnlyRead(element),
            IArgumentOperation argument => LinqChain.Around(argument) is { } chain && (chain.Use != ChainUse.Passed || !GivesItsSource(chain)),
            _ => false,
        };
    }

    private static bool GivesItsSource(LinqChain chain)
    {
        foreach (var part in chain.Operators)
        {
            if (part.TargetMethod.Name is "AsEnumerable" or "Cast" or "OfType")
                return true;
        }

        return false;
    }

    /// <summary>What a question is made of.</summary>
    private sealed class Parts
    {
        /// <summary>The type of the first <c>typeof</c>, or the type argument that stands for it.</summary>
        public ITypeSymbol? Subject { get; private set; }

        public List<ITypeParameterSymbol> Parameters { get; } = [];

        public bool MayFail { get; private set; }

        /// <summary>Adds a call with what it is called on and given; false where that is not fixed.</summary>
        public bool Add(IInvocationOperation call, bool isOutermost)
        {
            var method = call.TargetMethod;
            if (!IsOfReflection(method.ContainingType) || (!isOutermost && !MayLead(method)))
                return false;
            if (call.Instance is { } instance && !AddPart(instance))
                return false;
            foreach (var argument in call.Arguments)
            {
                if (!AddPart(argument.Value))
                    return false;
            }

            foreach (var type in method.TypeArguments)
            {
                if (!AddType(type))
                    return false;
            }

            // What is found by a name may be missing or ambiguous; arguments that name types decide which it is.
            MayFail |= !isOutermost || method.Name switch
            {
                "GetMethod" or "GetProperty" or "GetConstructor" => Subject is not INamedTypeSymbol type || !MemberQuestion.HasOneAnswer(call, type),
                "GetValues" or "GetNames" => !method.IsGenericMethod && Subject?.TypeKind != TypeKind.Enum,
                _ => false,
            };
            return true;
        }

        private static bool MayLead(IMethodSymbol method) =>
            method.Name is "GetMethod" or "GetProperty" or "GetField" or "GetConstructor" or "GetEvent" or "GetNestedType" or "GetTypeInfo" or "GetElementType"
                or "GetGetMethod" or "GetSetMethod";

        private bool AddPart(IOperation part)
        {
            part = part.Inside(Through.BuiltInImplicit);
            switch (part)
            {
                case { ConstantValue.HasValue: true }:
                    MayFail |= part.ConstantValue.Value is null;
                    return true;
                case ITypeOfOperation type:
                    return AddType(type.TypeOperand);
                case IInvocationOperation { TargetMethod: { Name: "Empty", ContainingType.SpecialType: SpecialType.System_Array } }:
                    return true;
                case IInvocationOperation call:
                    return Add(call, isOutermost: false);
                case IArrayCreationOperation { Initializer: { } items }:
                    foreach (var item in items.ElementValues)
                    {
                        if (!AddPart(item))
                            return false;
                    }

                    return true;
                case IArrayCreationOperation { DimensionSizes: { Length: 1 } sizes }:
                    return sizes[0].ConstantValue is { HasValue: true, Value: 0 };
                case IFieldReferenceOperation { Field: { Name: "EmptyTypes", IsStatic: true, ContainingType: var owner } }:
                    return owner.Name == "Type" && owner.IsIn("System");
                default:
                    return false;
            }
        }

        private bool AddType(ITypeSymbol type)
        {
            Subject ??= type;
            switch (type)
            {
                case ITypeParameterSymbol { TypeParameterKind: TypeParameterKind.Method } parameter:
                    if (!Parameters.Contains(parameter, SymbolEqualityComparer.Default))
                        Parameters.Add(parameter);
                    return parameter.GetAttributes().IsEmpty;
                case ITypeParameterSymbol:
                    return true;
                case IArrayTypeSymbol array:
                    return AddType(array.ElementType);
                case INamedTypeSymbol { IsAnonymousType: false, TypeKind: not TypeKind.Error } named:
                    foreach (var argument in named.TypeArguments)
                    {
                        if (!named.IsUnboundGenericType && !AddType(argument))
                            return false;
                    }

                    return true;
                default:
                    return false;
            }
        }
    }
}
