using System.Collections.Immutable;
using System.Reflection.Metadata;
using Microsoft.CodeAnalysis.CSharp;

namespace Allocations.Oracle.Judging;

/// <summary>Names of what tokens mean, and which types are values.</summary>
internal sealed class MetadataNames(MetadataReader reader, CSharpCompilation compilation) : ISignatureTypeProvider<string, object?>
{
    /// <summary>The type and the name of a member that a token means.</summary>
    public (string Type, string Name, EntityHandle Owner) Member(EntityHandle token)
    {
        if (token.Kind == HandleKind.MethodSpecification)
            token = reader.GetMethodSpecification((MethodSpecificationHandle)token).Method;
        switch (token.Kind)
        {
            case HandleKind.MemberReference:
                var reference = reader.GetMemberReference((MemberReferenceHandle)token);
                return (Type(reference.Parent), reader.GetString(reference.Name), reference.Parent);
            case HandleKind.MethodDefinition:
                var method = reader.GetMethodDefinition((MethodDefinitionHandle)token);
                return (Type(method.GetDeclaringType()), reader.GetString(method.Name), method.GetDeclaringType());
            case HandleKind.FieldDefinition:
                var field = reader.GetFieldDefinition((FieldDefinitionHandle)token);
                return (Type(field.GetDeclaringType()), reader.GetString(field.Name), field.GetDeclaringType());
            default:
                return ("", "", default);
        }
    }

    /// <summary>The name of a type; generic arguments are not part of it.</summary>
    public string Type(EntityHandle token) => token.Kind switch
    {
        HandleKind.TypeReference => GetTypeFromReference(reader, (TypeReferenceHandle)token, 0),
        HandleKind.TypeDefinition => GetTypeFromDefinition(reader, (TypeDefinitionHandle)token, 0),
        HandleKind.TypeSpecification => reader.GetTypeSpecification((TypeSpecificationHandle)token).DecodeSignature(this, null),
        _ => "",
    };

    /// <summary>Whether a type is a struct or an enum.</summary>
    public bool IsValueType(EntityHandle token)
    {
        switch (token.Kind)
        {
            case HandleKind.TypeSpecification:
                var signature = reader.GetBlobReader(reader.GetTypeSpecification((TypeSpecificationHandle)token).Signature);
                return signature.ReadSignatureTypeCode() == SignatureTypeCode.GenericTypeInstance && signature.ReadByte() == (byte)SignatureTypeKind.ValueType;
            case HandleKind.TypeDefinition:
                return Type(reader.GetTypeDefinition((TypeDefinitionHandle)token).BaseType) is "System.ValueType" or "System.Enum";
            default:
                return compilation.GetTypeByMetadataName(Type(token))?.IsValueType == true;
        }
    }

    public string GetTypeFromReference(MetadataReader metadata, TypeReferenceHandle handle, byte rawTypeKind)
    {
        var reference = metadata.GetTypeReference(handle);
        var name = metadata.GetString(reference.Name);
        return reference.ResolutionScope.Kind == HandleKind.TypeReference
            ? GetTypeFromReference(metadata, (TypeReferenceHandle)reference.ResolutionScope, 0) + "+" + name
            : Qualified(metadata.GetString(reference.Namespace), name);
    }

    public string GetTypeFromDefinition(MetadataReader metadata, TypeDefinitionHandle handle, byte rawTypeKind)
    {
        var definition = metadata.GetTypeDefinition(handle);
        var name = metadata.GetString(definition.Name);
        return definition.GetDeclaringType() is { IsNil: false } outer
            ? GetTypeFromDefinition(metadata, outer, 0) + "+" + name
            : Qualified(metadata.GetString(definition.Namespace), name);
    }

    public string GetArrayType(string elementType, ArrayShape shape) => elementType + "[" + new string(',', shape.Rank - 1) + "]";

    public string GetByReferenceType(string elementType) => elementType;

    public string GetFunctionPointerType(MethodSignature<string> signature) => "delegate*";

    public string GetGenericInstantiation(string genericType, ImmutableArray<string> typeArguments) => genericType;

    public string GetGenericMethodParameter(object? genericContext, int index) => "!!" + index;

    public string GetGenericTypeParameter(object? genericContext, int index) => "!" + index;

    public string GetModifiedType(string modifier, string unmodifiedType, bool isRequired) => unmodifiedType;

    public string GetPinnedType(string elementType) => elementType;

    public string GetPointerType(string elementType) => elementType + "*";

    public string GetPrimitiveType(PrimitiveTypeCode typeCode) => "System." + typeCode;

    public string GetSZArrayType(string elementType) => elementType + "[]";

    public string GetTypeFromSpecification(MetadataReader metadata, object? genericContext, TypeSpecificationHandle handle, byte rawTypeKind) =>
        metadata.GetTypeSpecification(handle).DecodeSignature(this, genericContext);

    private static string Qualified(string space, string name) => space.Length == 0 ? name : space + "." + name;
}
